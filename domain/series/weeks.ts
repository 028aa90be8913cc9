import { addDays, compareDays, type Day, weekdayOf } from '../values/days/day.ts';

/** How many weeks a preview looks ahead. */
export const PREVIEWED_WEEKS = 52;

/** How many days ahead the hours of a series are claimed at least. */
export const CLAIMED_DAYS = 12 * 7;
/** Claimed beyond that, so that what extends the claims may be late. */
const MARGIN_DAYS = 7;

/** Which days a series has. */
export interface Course {
  /** 0–6, Sunday first. */
  readonly weekday: number;
  readonly from: Day;
  /** The last day on which it may be; missing when it has no end. */
  readonly until?: Day | undefined;
}

/** The first days of a series from a day on, in order, at most so many. */
export function firstDays({ weekday, from, until }: Course, count: number, after?: Day): Day[] {
  const start = after && compareDays(after, from) >= 0 ? addDays(after, 1) : from;
  const first = addDays(start, (weekday - weekdayOf(start) + 7) % 7);
  const days = Array.from({ length: count }, (_, week) => addDays(first, 7 * week));
  return until ? days.filter((day) => compareDays(day, until) <= 0) : days;
}

/** The days of a series after one day and up to another, both its own or not. */
export function daysUpTo(course: Course, last: Day, after?: Day): Day[] {
  const until = course.until && compareDays(course.until, last) < 0 ? course.until : last;
  const days: Day[] = [];
  let [next] = firstDays({ ...course, until }, 1, after);
  while (next) {
    days.push(next);
    [next] = firstDays({ ...course, until }, 1, next);
  }
  return days;
}

/** Whether a series may be on a day. */
export function isDayOf({ weekday, from, until }: Course, day: Day): boolean {
  return weekdayOf(day) === weekday && compareDays(day, from) >= 0 && (!until || compareDays(day, until) <= 0);
}

interface Rules {
  readonly maxDaysAhead: number;
}

/** For how many days the hours of a series are claimed: twelve weeks or as far as players book, whichever is further. */
export function claimedAhead({ maxDaysAhead }: Rules): number {
  return Math.max(CLAIMED_DAYS, maxDaysAhead) + MARGIN_DAYS;
}

/** The day up to which they are. */
export function claimedUpTo(today: Day, rules: Rules): Day {
  return addDays(today, claimedAhead(rules));
}
