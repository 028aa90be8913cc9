import { Schema, SchemaGetter } from 'effect';
import { addDays, compareDays, Day, toIsoDay, weekdayOf } from '../values/days/day.ts';

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

/**
 * The average of a figure per weekday (Sunday is 0), the highest first; equal ones in order from Sunday. It is the sum for
 * the weekday divided by the number of such weekdays of the month that were, empty ones included, so that one busy
 * Tuesday does not make Tuesday the best day. Weekdays without figures are absent.
 * @param figures whole numbers with their days in the month; figures of the same day are summed, those of days to come left out
 * @param today counts among the days that were
 * @returns averages rounded half up to a whole number
 */
export function rankWeekdays(
  month: Month,
  figures: readonly { readonly day: Day; readonly value: number }[],
  today: Day,
): (readonly [weekday: number, average: number])[] {
  const was = (day: Day): boolean => compareDays(day, today) <= 0;
  const weekdays = daysOfMonth(month).filter(was).map(weekdayOf);
  const sums = new Map<number, number>();
  for (const { day, value } of figures.filter((figure) => was(figure.day)))
    sums.set(weekdayOf(day), (sums.get(weekdayOf(day)) ?? 0) + value);
  return [...sums]
    .map(([weekday, sum]) => [weekday, Math.round(sum / weekdays.filter((one) => one === weekday).length)] as const)
    .toSorted(([a, averageOfA], [b, averageOfB]) => averageOfB - averageOfA || a - b);
}
