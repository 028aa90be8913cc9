import { Schema, SchemaGetter } from 'effect';
import { addDays, Day, toIsoDay } from './day.ts';

/** `month` is 1–12. */
export const Month = Schema.Struct({ month: Day.fields.month, year: Day.fields.year });
export type Month = typeof Month.Type;

/** A month as `'2026-03'` on the wire. */
export const IsoMonth = Schema.String.check(
  Schema.isPattern(/^(?:20\d\d|2100)-(?:0[1-9]|1[0-2])$/u, { message: 'Mês inválido.' }),
).pipe(
  Schema.decodeTo(Month, { decode: SchemaGetter.transform(fromIsoMonth), encode: SchemaGetter.transform(toIsoMonth) }),
);

/** `{ month: 3, year: 2026 }` → `'2026-03'`; sorts as text. */
export function toIsoMonth(month: Month): string {
  return toIsoDay(firstOf(month)).slice(0, 7);
}

/** The inverse of {@link toIsoMonth}. It validates nothing. */
export function fromIsoMonth(iso: string): Month {
  const [year = 0, month = 0] = iso.split('-').map(Number);
  return { month, year };
}

/** The first day of a month. */
export function firstOf({ month, year }: Month): Day {
  return { day: 1, month, year };
}

/** The last day of a month. */
export function lastOf({ month, year }: Month): Day {
  return addDays(firstOf(month === 12 ? { month: 1, year: year + 1 } : { month: month + 1, year }), -1);
}

/** The month before this one. */
export function previousMonth(month: Month): Month {
  return monthOf(addDays(firstOf(month), -1));
}

/** The month after this one. */
export function nextMonth(month: Month): Month {
  return monthOf(addDays(lastOf(month), 1));
}

function monthOf({ month, year }: Day): Month {
  return { month, year };
}

export function daysOfMonth({ month, year }: Month): readonly Day[] {
  const first = { day: 1, month, year };
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.month === month);
}
