import type { Failures } from './throttleRules.ts';

/** At most `most` requests in a window that begins with the first of them, and at least `gapS` seconds apart. */
export interface Quota {
  readonly most: number;
  readonly windowS: number;
  readonly gapS: number;
}

/** The state of a key without requests. */
export const NOTHING_YET: Failures = { count: 0, lastAt: new Date(0), blockedUntil: null };

export const HOUR_S = 60 * 60;

/**
 * Tries one more request: returns the seconds to wait, and the new state when it is allowed.
 * @param known `lastAt` is the start of the current window
 */
export function tryQuota(
  known: Failures,
  { most, windowS, gapS }: Quota,
  now: Date,
): { readonly wait: number; readonly known: Failures } {
  const windowMs = windowS * 1000;
  const running = now.getTime() - known.lastAt.getTime() < windowMs ? known : { count: 0, lastAt: now };
  const free = running.count < most ? now.getTime() : running.lastAt.getTime() + windowMs;
  const inTime = Math.max(free, known.blockedUntil?.getTime() ?? 0);
  if (inTime > now.getTime()) return { wait: Math.ceil((inTime - now.getTime()) / 1000), known };
  const blockedUntil = gapS === 0 ? null : new Date(now.getTime() + gapS * 1000);
  return { wait: 0, known: { count: running.count + 1, lastAt: running.lastAt, blockedUntil } };
}
