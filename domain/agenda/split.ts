import { typeReais } from '../values/money.ts';
import { MAX_PARTS } from '../ledger/installment.ts';
import { splitEqually, USUAL_METHOD } from '../ledger/movement.ts';

/** Into how many parts a bill is split until told otherwise: two friends, or cash and PIX. */
const USUAL_PEOPLE = 2;

/** How many people can share a bill: 2, 3, … */
export const PEOPLE: readonly number[] = Array.from({ length: MAX_PARTS - 1 }, (_, index) => index + 2);

/**
 * A bill while it is split, flat and in texts as forms are: for how many `people`, and of the first of them `info1`, who it
 * is, `value1`, `method1` and `pays1`, and so on.
 */
export type SplitForm = Readonly<Record<string, string>>;

/** What the form holds of one person. */
export interface SplitPerson {
  /** From 1. */
  readonly number: number;
  readonly info: string;
  readonly value: string;
  readonly method: string;
  /** False for a person who pays later: nothing is recorded of them. */
  readonly pays: boolean;
}

/** The fields of a person on the form. */
export const fieldsOf = (number: number) =>
  ({ info: `info${number}`, value: `value${number}`, method: `method${number}`, pays: `pays${number}` }) as const;

/** Of everybody whom the form has room for. */
const ALL_FIELDS = Array.from({ length: MAX_PARTS }, (_, index) => fieldsOf(index + 1));

/** A form on which two people pay half of the sum each, in the usual way. */
export function newSplit(centavos: number): SplitForm {
  const empty = ALL_FIELDS.map(({ info, method, pays }) => ({ [info]: '', [method]: USUAL_METHOD, [pays]: YES }));
  return Object.assign({}, ...empty, shareOut(centavos, USUAL_PEOPLE));
}

const [YES, NO] = ['sim', 'nao'];

/** The fields that give each of so many people an equal part, to the centavo. */
export function shareOut(centavos: number, people: number): SplitForm {
  const shares = splitEqually(centavos, people).map(typeReais);
  const values = ALL_FIELDS.map(({ value }, index) => [value, shares[index] ?? '']);
  return { people: String(people), ...Object.fromEntries(values) };
}

/** The fields that make everybody pay in this way. */
export function payBy(method: string): SplitForm {
  return Object.fromEntries(ALL_FIELDS.map((fields) => [fields.method, method]));
}

/** The field that says whether a person pays now. */
export function payNow({ number, pays }: Pick<SplitPerson, 'number' | 'pays'>): SplitForm {
  return { [fieldsOf(number).pays]: pays ? YES : NO };
}

/** The people among whom the bill is split, in their order. */
export function peopleOf(form: SplitForm): SplitPerson[] {
  return Array.from({ length: Number(form['people']) }, (_, index) => {
    const { info, value, method, pays } = fieldsOf(index + 1);
    return {
      number: index + 1,
      info: form[info] ?? '',
      value: form[value] ?? '',
      method: form[method] ?? USUAL_METHOD,
      pays: form[pays] !== NO,
    };
  });
}
