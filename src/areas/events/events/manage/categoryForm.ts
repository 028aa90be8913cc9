import { Result, Schema } from 'effect';
import { Id } from '../../../../../domain/contract/id.ts';
import { type Day, isSameDay, toIsoDay } from '../../../../../domain/days/day.ts';
import { NewCategory } from '../../../../../domain/events/category.ts';
import { readReais } from '../../../../../domain/money/money.ts';
import { type FieldErrors, fieldErrors } from '../../../../../domain/validation/issues.ts';
import { flat } from '../../../../shared/forms/flat.ts';

/** What is typed: texts, as a draft keeps them, in the order of the fields on screen; days as `2030-05-01`. */
const TypedCategory = Schema.Struct({
  category: Schema.String,
  doubleFormat: Schema.String,
  doublesNumber: Schema.String,
  individualRegistrationPrice: Schema.String,
  startDate: Schema.String,
  deadlinePayment: Schema.String,
  deadlineRegistrationPayment: Schema.String,
  firstPlace: Schema.String,
  secondPlace: Schema.String,
  thirdPlace: Schema.String,
  paymentViaGateway: Schema.String,
});
export type TypedCategory = typeof TypedCategory.Type;

interface EventDays {
  readonly first: Day;
  readonly last: Day;
}

/** @param days on which it can be played; one alone is chosen already */
export function emptyCategory({ first, last }: EventDays): TypedCategory {
  return {
    category: '',
    doubleFormat: 'pre-formed',
    doublesNumber: '',
    individualRegistrationPrice: '',
    startDate: isSameDay(first, last) ? toIsoDay(first) : '',
    deadlinePayment: '',
    deadlineRegistrationPayment: '',
    firstPlace: '',
    secondPlace: '',
    thirdPlace: '',
    paymentViaGateway: 'yes',
  };
}

/** Under which a form's draft is kept: each event has its own. */
export function categoryDraft(eventId: string): string {
  return `newCategory:${eventId}`;
}

const NO_DAY = 'Informe a data.';
const decode = Schema.decodeUnknownResult(NewCategory, { errors: 'all' });

/** What is wrong with the fields, by the words that the server has for it too. */
export function categoryFaults(typed: TypedCategory): FieldErrors {
  const decoded = decode(onTheWire(typed));
  if (Result.isSuccess(decoded)) return {};
  const faults = flat(fieldErrors(decoded.failure.issue));
  const noDays = (['startDate', 'deadlinePayment'] as const).filter((field) => typed[field] === '');
  return { ...faults, ...Object.fromEntries(noDays.map((field) => [field, NO_DAY])) };
}

const decodeForm = Schema.decodeUnknownSync(Schema.Struct({ event: Id, ...TypedCategory.fields }));
const toCategory = Schema.decodeUnknownSync(NewCategory);

/** The event and its new category, of a form that was sent. */
export function toNewCategory(form: object | null) {
  const { event, ...typed } = decodeForm(form);
  return { event, category: toCategory(onTheWire(typed)) };
}

function onTheWire(typed: TypedCategory) {
  const { category, doubleFormat, deadlinePayment, deadlineRegistrationPayment } = typed;
  return {
    category: category.trim(),
    doubleFormat,
    deadlinePayment,
    ...(deadlineRegistrationPayment !== '' && { deadlineRegistrationPayment }),
    tournamentDate: { startDate: typed.startDate },
    // An empty price is none above zero; an empty prize is no sum at all.
    individualRegistrationPrice:
      typed.individualRegistrationPrice === '' ? 0 : inReais(typed.individualRegistrationPrice),
    doublesNumber: Number(typed.doublesNumber),
    prizeAmount: {
      firstPlace: inReais(typed.firstPlace),
      secondPlace: inReais(typed.secondPlace),
      thirdPlace: inReais(typed.thirdPlace),
    },
    paymentViaGateway: typed.paymentViaGateway === 'yes',
  };
}

function inReais(typed: string): number {
  return (readReais(typed) ?? Number.NaN) / 100;
}

/** What is kept of a number of places while it is typed. */
export function placesTyped(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4);
}
