import type { Day } from '../values/days/day.ts';
import { instantOf } from '../values/days/moment.ts';

/** How long after its last hour a day waits for its till to be closed. */
const WAIT_FOR_TILL_MS = 2 * 60 * 60_000;

/** When a day of an arena begins and ends, by its own clock: the first and the last hour that is open or reserved. */
export interface WorkingHours {
  readonly first: number;
  readonly last: number;
}

/** The whole day where nothing is open or reserved. @param hours that are open or reserved, in any order */
export function workingHoursOf(hours: readonly number[]): WorkingHours {
  return hours.length === 0 ? { first: 0, last: 23 } : { first: Math.min(...hours), last: Math.max(...hours) };
}

interface Till {
  readonly openedAt: Date;
  /** Null while it is open. */
  readonly closedAt: Date | null;
}

interface ArenaDay {
  readonly day: Day;
  readonly zone: string;
  readonly hours: WorkingHours;
}

/** The tills that were open during the working hours of a day: one that is closed after midnight is of the day before. */
export function tillsOfDay<T extends Till>(tills: readonly T[], { day, zone, hours }: ArenaDay): T[] {
  const [from, until] = [instantOf(day, hours.first, zone), instantOf(day, hours.last + 1, zone)];
  return tills.filter(({ openedAt, closedAt }) => openedAt < until && (closedAt === null || closedAt >= from));
}

/**
 * Whether the owner is told of a day now, or when to look again. A till that is closed before the last hour has begun is the end
 * of a shift. A till that is open keeps the day waiting after its last hour, though not for ever: somebody may have forgotten it.
 * @param tills those of the day
 */
export function dayEnding(
  { day, zone, hours: { last } }: ArenaDay,
  tills: readonly Till[],
  now: Date,
): 'now' | { readonly lookAt: Date } {
  const [lastBegins, ends] = [instantOf(day, last, zone), instantOf(day, last + 1, zone)];
  const waitsUntil = new Date(ends.getTime() + WAIT_FOR_TILL_MS);
  const isOpen = tills.some(({ closedAt }) => closedAt === null);
  if (now >= waitsUntil) return 'now';
  if (isOpen) return { lookAt: now < ends ? ends : waitsUntil };
  const isCounted = tills.some(({ closedAt }) => closedAt !== null && closedAt >= lastBegins);
  return now >= ends || isCounted ? 'now' : { lookAt: ends };
}
