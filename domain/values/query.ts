import { Schema, SchemaGetter } from 'effect';
import { Day, isDay, IsoDay } from './days/day.ts';

const WHOLE = /^\d{1,9}$/u;

/** A whole number in a query string, up to nine digits. */
export const WholeNumber = Schema.String.check(Schema.isPattern(WHOLE, { message: 'Informe um número.' })).pipe(
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
export function pagesOf(entries: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(entries / size));
}

/** A day as `?day=5&month=3&year=2026`. */
export const DayQuery = Schema.Struct({ day: WholeNumber, month: WholeNumber, year: WholeNumber }).pipe(
  Schema.decodeTo(Day),
);

export const isMonth = Schema.isBetween({ minimum: 1, maximum: 12 }, { message: 'Mês inválido.' });
export const isYear = Schema.isBetween({ minimum: 2000, maximum: 2100 }, { message: 'Ano inválido.' });

/** A month as `?month=3&year=2026`. */
export const MonthQuery = Schema.Struct({ month: WholeNumber.check(isMonth), year: WholeNumber.check(isYear) });

/** A day as `?date=2026-03-05`. */
export const DateQuery = Schema.Struct({ date: IsoDay });

/** The same, where the server chooses the day when none is asked for. */
export const MaybeDateQuery = Schema.Struct({ date: Schema.optionalKey(IsoDay) });

/** A month, or one day of it. */
export const SheetQuery = Schema.Struct({ ...MonthQuery.fields, day: Schema.optionalKey(WholeNumber) }).check(
  Schema.makeFilter(isSpan),
);

/** Whether that month has that day, where one is named. */
export function isSpan({ day = 1, month, year }: { day?: number; month: number; year: number }): true | string {
  return isDay({ day, month, year }) || 'Data inválida.';
}
