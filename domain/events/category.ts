import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { compareDays, type Day, IsoDay } from '../values/days/day.ts';
import { positiveReais, Reais } from '../values/money.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

/** Who registers together: a pair, a team of four, or single players who are drawn into doubles. */
export const DoubleFormat = Schema.Literals(['pre-formed', 'teams', 'randomly']);
export type DoubleFormat = typeof DoubleFormat.Type;

export const CategoryStatus = Schema.Literals(['INSCRICOES', 'EM_ANDAMENTO', 'FINALIZADO', 'CANCELADO']);
export type CategoryStatus = typeof CategoryStatus.Type;

const Prizes = Schema.Struct({ firstPlace: Reais, secondPlace: Reais, thirdPlace: Reais });

/** A tournament category of an event. `doublesNumber`: how many doubles or teams it has places for. */
export const Category = Schema.Struct({
  id: Id,
  name: Schema.String,
  category: Schema.String,
  doubleFormat: DoubleFormat,
  individualRegistrationPrice: Reais,
  tournamentDate: Schema.Struct({ startDate: IsoDay }),
  /** The last day to register. */
  deadlineRegistrationPayment: IsoDay,
  /** The last day to pay for a registration through the platform. */
  deadlinePayment: IsoDay,
  prizeAmount: Prizes,
  doublesNumber: Schema.Int,
  /** Live registrations; see {@link roomOf}. */
  doublesTaken: Schema.Int,
  paymentViaGateway: Schema.Boolean,
  status: CategoryStatus,
  /** Strangers may see it on its public page, once its event is approved. */
  hasPublicPage: Schema.optionalKey(Schema.Literal(true)),
  /** The reader was invited to write its scores; only said to them. */
  isScorer: Schema.optionalKey(Schema.Literal(true)),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Category = typeof Category.Type;

const MOST_DOUBLES = 1_024;
/** The highest price, so that the total of a cart stays an amount that can be charged. */
const MOST_CENTAVOS = 10_000_00;
const ABOVE_ZERO = 'Informe um valor acima de zero.';

const LATE = 'O prazo não pode passar do dia do torneio.';
const REGISTERED_LATE = 'As inscrições não podem terminar depois do prazo de pagamento.';
/** A tournament needs two doubles to be played at all. */
const FEWEST_DOUBLES = 2;

interface CategoryDays {
  readonly tournamentDate: { readonly startDate: Day };
  readonly deadlinePayment: Day;
  readonly deadlineRegistrationPayment?: Day;
}

/** Registration ends first, or with payment; nobody pays after the day on which it is played. */
export function dayFault({
  tournamentDate: { startDate },
  deadlinePayment,
  deadlineRegistrationPayment,
}: CategoryDays) {
  const isLate = (day: Day | undefined) => day !== undefined && compareDays(day, startDate) > 0;
  if (isLate(deadlinePayment)) return { path: ['deadlinePayment'], issue: LATE };
  if (isLate(deadlineRegistrationPayment)) return { path: ['deadlineRegistrationPayment'], issue: LATE };
  const isAfter = deadlineRegistrationPayment && compareDays(deadlineRegistrationPayment, deadlinePayment) > 0;
  return isAfter ? { path: ['deadlineRegistrationPayment'], issue: REGISTERED_LATE } : undefined;
}

const fields = {
  category: tidied(
    filledText('Informe a categoria.').check(Schema.isMaxCodePoints(60, { message: 'Use no máximo 60 caracteres.' })),
  ),
  doubleFormat: DoubleFormat,
  tournamentDate: Schema.Struct({ startDate: IsoDay }),
  deadlinePayment: IsoDay,
  /** Defaults to `deadlinePayment`. */
  deadlineRegistrationPayment: Schema.optionalKey(IsoDay),
  individualRegistrationPrice: positiveReais(ABOVE_ZERO, MOST_CENTAVOS, 'Informe no máximo R$ 10.000,00.'),
  doublesNumber: Schema.Int.check(
    Schema.isGreaterThan(0, { message: ABOVE_ZERO }),
    Schema.isGreaterThanOrEqualTo(FEWEST_DOUBLES, { message: `Informe pelo menos ${FEWEST_DOUBLES}.` }),
    Schema.isLessThanOrEqualTo(MOST_DOUBLES, { message: `Informe no máximo ${MOST_DOUBLES}.` }),
  ),
  prizeAmount: Prizes,
  paymentViaGateway: Schema.Boolean,
};

/** The organizer's form 'Criar Torneio'. */
export const NewCategory = Schema.Struct(fields).check(Schema.makeFilter(dayFault));
export type NewCategory = typeof NewCategory.Type;

/**
 * What an organizer changes of a category: only the members that are sent. {@link dayFault} holds for the result.
 * `doubleFormat` and `paymentViaGateway` change only while nobody has ever registered.
 */
export const CategoryEdit = Schema.Struct({
  category: Schema.optionalKey(fields.category),
  doubleFormat: Schema.optionalKey(fields.doubleFormat),
  tournamentDate: Schema.optionalKey(fields.tournamentDate),
  deadlinePayment: Schema.optionalKey(fields.deadlinePayment),
  deadlineRegistrationPayment: fields.deadlineRegistrationPayment,
  individualRegistrationPrice: Schema.optionalKey(fields.individualRegistrationPrice),
  doublesNumber: Schema.optionalKey(fields.doublesNumber),
  prizeAmount: Schema.optionalKey(fields.prizeAmount),
  paymentViaGateway: Schema.optionalKey(fields.paymentViaGateway),
});
export type CategoryEdit = typeof CategoryEdit.Type;

interface Progress {
  readonly deadlineRegistrationPayment: Day;
  readonly hasGroups: boolean;
  readonly hasChampion: boolean;
  readonly isCalledOff: boolean;
}

/** A category is open until its deadline or its draw, and over when its final has a score or it was called off. */
export function categoryStatusOn(today: Day, category: Progress): CategoryStatus {
  if (category.isCalledOff) return 'CANCELADO';
  if (category.hasChampion) return 'FINALIZADO';
  const isOver = compareDays(today, category.deadlineRegistrationPayment) > 0;
  return category.hasGroups || isOver ? 'EM_ANDAMENTO' : 'INSCRICOES';
}

/** How many registrations a category has room for. Two single players make one double. */
export function roomOf({ doublesNumber, doubleFormat }: Pick<Category, 'doublesNumber' | 'doubleFormat'>): number {
  return doubleFormat === 'randomly' ? doublesNumber * 2 : doublesNumber;
}
