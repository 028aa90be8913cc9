import { addDays, type Day, weekdayOf } from '../days/day.ts';

/** A month of a year; `month` is 1–12. */
export type Month = Pick<Day, 'month' | 'year'>;

/** Every day of a month, in order. */
export function daysOfMonth({ month, year }: Month): readonly Day[] {
  const first = { day: 1, month, year };
  return Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => day.month === month);
}

/**
 * What a figure comes to per weekday (Sunday is 0) on average, the highest first, equal ones from Sunday on. It is the
 * sum over those weekdays by how many of them the month has, the days without any and those to come included: so one
 * busy Tuesday does not make Tuesdays the best days. Weekdays without any figure are absent.
 * @param figures whole numbers of days of the month; those of one day add up
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
