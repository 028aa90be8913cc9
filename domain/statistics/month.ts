import { addDays, type Day, weekdayOf } from '../days/day.ts';

/** `month` is 1–12. */
export type Month = Pick<Day, 'month' | 'year'>;

export function daysOfMonth({ month, year }: Month): readonly Day[] {
  const first = { day: 1, month, year };
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.month === month);
}

/**
 * The average of a figure per weekday (Sunday is 0), the highest first; equal ones in order from Sunday. It is the sum for
 * the weekday divided by the number of such weekdays in the month, including empty and future days, so that one busy
 * Tuesday does not make Tuesday the best day. Weekdays without figures are absent.
 * @param figures whole numbers with their days in the month; figures of the same day are summed
 * @returns averages rounded half up to a whole number
 */
export function rankWeekdays(
  month: Month,
  figures: readonly { readonly day: Day; readonly value: number }[],
): (readonly [weekday: number, average: number])[] {
  const weekdays = daysOfMonth(month).map(weekdayOf);
  const sums = new Map<number, number>();
  for (const { day, value } of figures) sums.set(weekdayOf(day), (sums.get(weekdayOf(day)) ?? 0) + value);
  return [...sums]
    .map(([weekday, sum]) => [weekday, Math.round(sum / weekdays.filter((one) => one === weekday).length)] as const)
    .toSorted(([a, averageOfA], [b, averageOfB]) => averageOfB - averageOfA || a - b);
}
