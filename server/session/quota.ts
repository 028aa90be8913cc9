import type { Failures } from './throttleRules.ts';

/** So many requests in a window of time, which begins with the first of them, and not closer together than `gapS`. */
export interface Quota {
  readonly most: number;
  readonly windowS: number;
  readonly gapS: number;
}

/** Of who never asked. */
export const NOTHING_YET: Failures = { count: 0, lastAt: new Date(0), blockedUntil: null };

export const HOUR_S = 60 * 60;

/**
 * One more request: how many seconds it comes too early, and what is known when it is in time.
 * @param known `lastAt` is when the window that is counted began
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
