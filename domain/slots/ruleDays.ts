import { addDays, type Day, daysBetween, weekdayOf } from '../values/days/day.ts';

const WEEK_DAYS = 7;

interface DaysOfRule {
  readonly weekdays: readonly number[];
  readonly from?: Day;
  readonly until?: Day;
}

/** On how many days a rule holds; Infinity without a beginning or an end. */
export function daysOf({ weekdays, from, until }: DaysOfRule): number {
  if (!from || !until) return Infinity;
  const length = daysBetween(from, until) + 1;
  const weeks = Math.floor(length / WEEK_DAYS);
  const rest = Array.from({ length: length % WEEK_DAYS }, (_, index) => addDays(from, index));
  return weeks * new Set(weekdays).size + rest.filter((day) => weekdays.includes(weekdayOf(day))).length;
}
