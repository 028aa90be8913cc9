import { compareDays, type Day, daysBetween } from '../values/days/day.ts';
import type { PriceScope } from './priceRule.ts';
import { daysOf } from './ruleDays.ts';

/** What holds without an end counts as this many weeks, so that it can be compared with a season. */
const WEEKS_A_YEAR = 52;
const ANY_DAY: Day = { day: 1, month: 1, year: 2000 };

/**
 * Sorts rules so that the first one that holds for an hour decides its price: the narrower, then the newer. Narrower is, in
 * this order:
 *
 * 1. fewer courts; a rule for all courts comes after each for named ones, as with alterations;
 * 2. fewer hours a year on a court: a period counts its days, but no more of them than 52 weeks have;
 * 3. fewer days at all, and among those without an end fewer open ends;
 * 4. with one open end: a beginning before an end, the later beginning, the earlier end (days after 2000 are above zero).
 *
 * So a rule whose hours all are another's too, and not all of those, always comes before it. Ids grow with time: the newer
 * rule has the greater one, also after it was edited.
 */
export function byNarrowness(a: PriceScope & { readonly id: string }, b: PriceScope & { readonly id: string }): number {
  const [ofA, ofB] = [widthOf(a), widthOf(b)];
  const at = ofA.findIndex((width, index) => width !== ofB[index]);
  if (at >= 0) return (ofA[at] ?? 0) < (ofB[at] ?? 0) ? -1 : 1;
  return compareTexts(b.id, a.id);
}

/** Compared from the left; the smaller number is the narrower rule's. */
function widthOf(rule: PriceScope): readonly number[] {
  const { courts, weekdays, fromHour, untilHour, from, until } = rule;
  const daysAWeek = new Set(weekdays).size;
  const days = daysOf(rule);
  const isOpenOnce = (from === undefined) !== (until === undefined);
  return [
    courts === undefined ? Infinity : new Set(courts).size,
    Math.min(days, WEEKS_A_YEAR * daysAWeek) * (untilHour - fromHour),
    days,
    (from ? 0 : 1) + (until ? 0 : 1),
    isOpenOnce ? (until ? daysBetween(ANY_DAY, until) : -daysBetween(ANY_DAY, from ?? ANY_DAY)) : 0,
  ];
}

/** Whether some hour of some court on some day is of both rules. */
export function doOverlap(a: PriceScope, b: PriceScope): boolean {
  const doMeet = Math.max(a.fromHour, b.fromHour) < Math.min(a.untilHour, b.untilHour);
  const shareCourt = !a.courts || !b.courts || a.courts.some((court) => b.courts?.includes(court));
  return doMeet && shareCourt && shareDay(a, b);
}

function shareDay(a: PriceScope, b: PriceScope): boolean {
  const weekdays = a.weekdays.filter((weekday) => b.weekdays.includes(weekday));
  const [from] = [a.from, b.from].filter((day) => day !== undefined).toSorted((x, y) => compareDays(y, x));
  const [until] = [a.until, b.until].filter((day) => day !== undefined).toSorted(compareDays);
  if (!from || !until) return weekdays.length > 0;
  return daysOf({ weekdays, from, until }) > 0;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
