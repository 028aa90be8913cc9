import { compareDays, type Day, weekdayOf } from '../values/days/day.ts';
import { daysOfMonth, type Month } from '../values/days/month.ts';

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
