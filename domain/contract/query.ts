import { Schema, SchemaGetter } from 'effect';
import { Day } from '../days/day.ts';

const WHOLE = /^\d{1,9}$/;

/** A whole number as a query string writes it. */
const WholeNumber = Schema.String.check(Schema.isPattern(WHOLE, { message: 'Informe um número.' })).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(Number),
    encode: SchemaGetter.transform(String),
  }),
);

/** The page of a list, from 1; the first when the query names none. */
export const Page = Schema.optionalKey(
  WholeNumber.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }, { message: 'Página inválida.' })),
);

/** Entries of a page of any list. */
export const PAGE_SIZE = 10;

/** At least 1, so that an empty list has a page to be on. */
export function pagesOf(entries: number): number {
  return Math.max(1, Math.ceil(entries / PAGE_SIZE));
}

/** A day as `?day=5&month=3&year=2026`. */
export const DayQuery = Schema.Struct({ day: WholeNumber, month: WholeNumber, year: WholeNumber }).pipe(
  Schema.decodeTo(Day),
);
