import { Result, Schema } from 'effect';
import { type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { type Category, type CategoryEdit, NewCategory } from '#domain/events/category.ts';
import { readReais, typeReais } from '#domain/values/money.ts';
import { type FieldErrors, fieldErrors } from '#domain/values/text/issues.ts';
import type { FormOf } from '../../../../../machines/submission/forms.ts';
import { flat } from '../../../../shared/forms/flat.ts';

/** The form's values: texts, as a draft keeps them, in the order of the fields on screen; days as `2030-05-01`. */
export type TypedCategory = Omit<FormOf<'newCategory'>, 'event'>;

interface EventDays {
  readonly first: Day;
  readonly last: Day;
}

/** @param days the days on which it can be played; a single one is preselected */
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

/** The texts of a category that is there. */
export function typedCategory(category: Category): TypedCategory {
  const { prizeAmount } = category;
  return {
    category: category.category,
    doubleFormat: category.doubleFormat,
    doublesNumber: String(category.doublesNumber),
    individualRegistrationPrice: typeReais(category.individualRegistrationPrice),
    startDate: toIsoDay(category.tournamentDate.startDate),
    deadlinePayment: toIsoDay(category.deadlinePayment),
    deadlineRegistrationPayment: toIsoDay(category.deadlineRegistrationPayment),
    firstPlace: typeReais(prizeAmount.firstPlace),
    secondPlace: typeReais(prizeAmount.secondPlace),
    thirdPlace: typeReais(prizeAmount.thirdPlace),
    paymentViaGateway: category.paymentViaGateway ? 'yes' : 'no',
  };
}

/** Only what differs from the category as it was, so that a second window's change of something else stays. */
export function categoryEdit(saved: TypedCategory, typed: TypedCategory): CategoryEdit {
  const [before, after] = [toNewCategory(saved), toNewCategory(typed)];
  const isChanged = (member: keyof NewCategory) => JSON.stringify(before[member]) !== JSON.stringify(after[member]);
  return Object.fromEntries(Object.entries(after).filter(([member]) => isMember(after, member) && isChanged(member)));
}

function isMember(of: NewCategory, name: string): name is keyof NewCategory {
  return name in of;
}

/** The key of the form's draft of a category that is there. */
export function editDraft(id: string): string {
  return `category:${id}`;
}

/** The key of a form's draft: each event has its own. */
export function categoryDraft(eventId: string): string {
  return `newCategory:${eventId}`;
}

const NO_DAY = 'Informe a data.';
const decode = Schema.decodeUnknownResult(NewCategory, { errors: 'all' });

/** The errors by field, in the words that the server uses too. */
export function categoryFaults(typed: TypedCategory): FieldErrors {
  const decoded = decode(onTheWire(typed));
  if (Result.isSuccess(decoded)) return {};
  const faults = flat(fieldErrors(decoded.failure.issue));
  const noDays = (['startDate', 'deadlinePayment'] as const).filter((field) => typed[field] === '');
  return { ...faults, ...Object.fromEntries(noDays.map((field) => [field, NO_DAY])) };
}

const toCategory = Schema.decodeUnknownSync(NewCategory);
export function toNewCategory(typed: TypedCategory): NewCategory {
  return toCategory(onTheWire(typed));
}

function onTheWire(typed: TypedCategory) {
  const { category, doubleFormat, deadlinePayment, deadlineRegistrationPayment } = typed;
  return {
    category: category.trim(),
    doubleFormat,
    deadlinePayment,
    ...(deadlineRegistrationPayment !== '' && { deadlineRegistrationPayment }),
    tournamentDate: { startDate: typed.startDate },
    // An empty price becomes 0, which the schema refuses; an empty prize becomes NaN, which is no sum.
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

/** Keeps the digits of a typed number of places, at most four. */
export function placesTyped(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 4);
}
