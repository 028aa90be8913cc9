import { Schema } from 'effect';
import { compareDays, type Day } from '../values/days/day.ts';
import { firstOf, lastOf, type Month } from '../values/days/month.ts';
import { formatReais, positiveReais } from '../values/money.ts';
import { sharesOf } from './shares.ts';

/** The most that is agreed for a month, in centavos. */
export const MOST_MONTHLY = 100_000_00;

/** Weeks of a month for which the sum is agreed; some months have one more. */
const USUAL_WEEKS = 4;

/** What a fifth week does: the sum is for it too, or it costs as much as the fourth. */
export const FIFTH_WEEKS = ['included', 'extra'] as const;
export type FifthWeek = (typeof FIFTH_WEEKS)[number];

/** What a skipped week does: its share falls off the bill, stays on it, or becomes the player's credit where it is paid. */
export const SKIPPED_WEEKS = ['off', 'stays', 'credit'] as const;
export type SkippedWeek = (typeof SKIPPED_WEEKS)[number];

/** What is agreed by the month. */
export const MonthlySum = Schema.Struct({
  sum: positiveReais(
    'Informe o valor de um mês, acima de zero.',
    MOST_MONTHLY,
    `O valor de um mês vai até ${formatReais(MOST_MONTHLY)}.`,
  ),
  fifthWeek: Schema.Literals(FIFTH_WEEKS),
  skippedWeek: Schema.Literals(SKIPPED_WEEKS),
});
export type MonthlySum = typeof MonthlySum.Type;

/** What is agreed: a price for each week or a sum for each month. In centavos. */
export interface Agreed {
  readonly price: number;
  readonly monthly?: MonthlySum | undefined;
}

/** What a week costs where a sum is agreed, as it is called in lists: the smallest share of a month of four weeks. */
export function usualShare({ sum }: Pick<MonthlySum, 'sum'>): number {
  return Math.floor(sum / USUAL_WEEKS);
}

/**
 * What a week costs, in centavos: the price, or its share of the month's sum. The shares of all weeks of a month add up to the sum
 * exactly, and to one share more where its fifth week is extra. They are the same wherever the series begins or ends in it.
 */
export function weekPrice({ price, monthly }: Agreed, day: Day): number {
  if (!monthly) return price;
  const place = Math.floor((day.day - 1) / 7);
  const weeks = monthly.fifthWeek === 'included' ? weeksOfMonth(day) : USUAL_WEEKS;
  return sharesOf(monthly.sum, weeks)[place] ?? usualShare(monthly);
}

/** How often the weekday of a day is in its month: 4 or 5. */
function weeksOfMonth(day: Day): number {
  const first = ((day.day - 1) % 7) + 1;
  return Math.floor((lastOf(day).day - first) / 7) + 1;
}

/** What a month's bill will be, and why. In centavos. */
export interface MonthAhead {
  readonly month: Month;
  readonly sum: number;
  /** How many weeks it asks for, of how many that the month has. */
  readonly weeks: number;
  readonly ofMonth: number;
  /** How many are before the series begins, or after it ends. */
  readonly before: number;
  readonly after: number;
  /** How many of its own are skipped from the start. */
  readonly skipped: number;
  /** What a fifth week costs that the sum is not for. */
  readonly extra?: number | undefined;
}

interface Ahead {
  /** The series' first weeks, in order. */
  readonly days: readonly Day[];
  /** Those of them that will not be played. */
  readonly skipped: readonly Day[];
}

/** The bills of the first months of a series with a monthly sum. A month without a week in it is left out. */
export function monthsAhead(monthly: MonthlySum, { days, skipped }: Ahead, count: number): MonthAhead[] {
  const isIn =
    ({ month, year }: Day) =>
    (day: Day) =>
      day.month === month && day.year === year;
  const firsts = days.filter((day, index) => !days.slice(0, index).some(isIn(day)));
  return firsts.slice(0, count).map((first) => {
    const own = days.filter(isIn(first));
    const isSkipped = (day: Day) => skipped.some((one) => compareDays(one, day) === 0);
    const played = own.filter((day) => !isSkipped(day));
    const ofMonth = weeksOfMonth(first);
    const before = Math.floor((first.day - firstOf(first).day) / 7);
    const fifth = played.find((day) => day.day > 7 * USUAL_WEEKS);
    return {
      month: { month: first.month, year: first.year },
      sum: played.reduce((sum, day) => sum + weekPrice({ price: 0, monthly }, day), 0),
      weeks: played.length,
      ofMonth,
      before,
      after: ofMonth - before - own.length,
      skipped: own.length - played.length,
      ...(fifth && monthly.fifthWeek === 'extra' && { extra: weekPrice({ price: 0, monthly }, fifth) }),
    };
  });
}

/** The open week of a month that bears what a skipped one cost: the next one, or else the last one before. */
export function bearerOf<T extends { readonly day: Day }>(skipped: Day, open: readonly T[]): T | undefined {
  const inOrder = open.toSorted((a, b) => compareDays(a.day, b.day));
  return inOrder.find(({ day }) => compareDays(day, skipped) > 0) ?? inOrder.at(-1);
}

interface OpenWeek {
  readonly day: Day;
  /** In centavos. */
  readonly total: number;
}

/**
 * What open weeks give back of what they bear, for a week that returns: at most what they cost beyond their own share, and at most
 * what the week carried to them. The rest is paid by others already, so that the week costs that much less.
 */
export function takenBack<T extends OpenWeek>(agreed: Agreed, carried: number, open: readonly T[]) {
  const taken = new Array<{ readonly week: T; readonly less: number }>();
  let rest = carried;
  for (const week of open) {
    const less = Math.min(rest, Math.max(0, week.total - weekPrice(agreed, week.day)));
    rest -= less;
    if (less > 0) taken.push({ week, less });
  }
  return taken;
}
