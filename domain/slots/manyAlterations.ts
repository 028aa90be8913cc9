import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { addDays, compareDays, Day, IsoDay, weekdayOf } from '../values/days/day.ts';
import { Reais, TypedReais } from '../values/money.ts';
import { PRICE_SCOPE, spanFault } from './priceRule.ts';
import { daysOf } from './ruleDays.ts';

/** Most alterations of one call: ten courts for eight hours in three and a half weeks, or all courts in a season. */
const MOST_ALTERATIONS = 2_000;

const HOURS_A_DAY = 24;

/** `usual` takes alterations away instead of making some. */
export const CHANGES = ['close', 'open', 'usual'] as const;

const SCOPE = {
  change: Schema.Literals(CHANGES),
  timeSlots: Schema.Array(Id).check(
    Schema.isMinLength(1, { message: 'Escolha pelo menos um horário.' }),
    Schema.isMaxLength(HOURS_A_DAY, { message: 'Horários demais.' }),
  ),
  /** Absent: all courts. */
  courts: PRICE_SCOPE.courts,
  weekdays: PRICE_SCOPE.weekdays,
};

interface Scope {
  readonly change: (typeof CHANGES)[number];
  readonly timeSlots: readonly string[];
  readonly courts?: readonly string[];
  readonly weekdays: readonly number[];
  readonly from: Day;
  readonly until: Day;
  readonly price?: number;
}

/** What no single member says: the first fault of all of them together. */
function scopeFault(scope: Scope) {
  const { change, timeSlots, courts, from, until, price } = scope;
  if (change !== 'open' && price !== undefined) return { path: ['price'], issue: 'Só um horário ativado tem preço.' };
  if (compareDays(from, until) > 0) return { path: ['until'], issue: 'O último dia não pode ser antes do primeiro.' };
  const fault = spanFault({ ...scope, fromHour: 0, untilHour: HOURS_A_DAY });
  if (fault) return fault;
  const places = courts ? new Set(courts).size : 1;
  const isTooMuch = daysOf(scope) * new Set(timeSlots).size * places > MOST_ALTERATIONS;
  return isTooMuch ? { path: ['until'], issue: TOO_MUCH } : undefined;
}

const TOO_MUCH = 'São alterações demais de uma vez. Escolha menos dias, horários ou quadras.';

/** Hours × courts × days that are closed, opened or as usual again; without `price` an open hour keeps its usual price. */
export const ManyAlterations = Schema.Struct({
  ...SCOPE,
  from: Day,
  until: Day,
  price: Schema.optionalKey(Reais),
}).check(Schema.makeFilter(scopeFault));
export type ManyAlterations = typeof ManyAlterations.Type;

/** What {@link ManyAlterations} would do. */
export const AlterationsPreview = Schema.Struct({
  /** How many are made; 0 when they are only taken away. */
  made: Schema.Int,
  /** How many that are there are replaced or taken away. */
  gone: Schema.Int,
  /** Live reservations at these hours. They are not touched. */
  reservations: Schema.Int,
});
export type AlterationsPreview = typeof AlterationsPreview.Type;

const ChosenDay = Schema.String.check(Schema.makeFilter((iso) => iso !== '' || 'Escolha o dia.')).pipe(
  Schema.decodeTo(IsoDay),
);

/** The dialog of many alterations. Empty fields are left out, but for the days. */
export const ManyAlterationsForm = Schema.Struct({
  ...SCOPE,
  from: ChosenDay,
  until: ChosenDay,
  price: Schema.optionalKey(TypedReais),
}).check(Schema.makeFilter(scopeFault));
export type ManyAlterationsForm = typeof ManyAlterationsForm.Encoded;

/** The days that are meant, in their order. */
export function daysMeant({ weekdays, from, until }: Pick<Scope, 'weekdays' | 'from' | 'until'>): Day[] {
  const days: Day[] = [];
  for (let day = from; compareDays(day, until) <= 0; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day))) days.push(day);
  }
  return days;
}
