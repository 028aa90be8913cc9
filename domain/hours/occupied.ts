import type { ClosureReason } from './closureReason.ts';
import { compareDays, type Day, toIsoDay, weekdayOf } from '../values/days/day.ts';

/** Who has an hour: a closure, a series of weeks, or any other reservation. */
export interface Taken {
  readonly kind: 'closure' | 'series' | 'reservation';
  /** As the desk knows them. Missing where it is not known. */
  readonly who?: string;
  /** Of a closure. */
  readonly reason?: ClosureReason;
}

/** That a weekday's hour is a series' beyond the days for which it has claimed it. */
export interface Right {
  readonly court: string;
  readonly weekday: number;
  readonly hour: number;
  /** It holds after this day. */
  readonly after: Day;
  readonly from: Day;
  readonly until?: Day | undefined;
  /** The days that were decided before, as {@link toIsoDay} writes them. */
  readonly decided: ReadonlySet<string>;
  readonly who: string;
}

/** Who has which hours of an arena. */
export interface Occupied {
  /** Hours that are claimed, by {@link hourKey}. */
  readonly taken: ReadonlyMap<string, Taken>;
  readonly rights: readonly Right[];
}

/** Names an hour of a court on a day. */
export function hourKey(day: Day, court: string, hour: number): string {
  return `${toIsoDay(day)} ${court} ${hour}`;
}

/** Who has an hour, by a claim or by right. */
export function whoHas({ taken, rights }: Occupied, day: Day, court: string, hour: number): Taken | undefined {
  const claim = taken.get(hourKey(day, court, hour));
  if (claim) return claim;
  const right = rights.find((one) => holds(one, day, court, hour));
  return right && { kind: 'series', who: right.who };
}

/** Whether a right keeps others from an hour. */
function holds({ after, from, until, decided, ...right }: Right, day: Day, court: string, hour: number) {
  if (right.court !== court || right.hour !== hour || right.weekday !== weekdayOf(day)) return false;
  if (compareDays(day, after) <= 0 || compareDays(day, from) < 0 || decided.has(toIsoDay(day))) return false;
  return !until || compareDays(day, until) <= 0;
}
