import type { Failures } from './throttleRules.ts';

/** So many requests an hour, counted from the first, and not closer together than `gapS`. */
export interface Quota {
  readonly perHour: number;
  readonly gapS: number;
}

/** Of who never asked. */
export const NOTHING_YET: Failures = { count: 0, lastAt: new Date(0), blockedUntil: null };

const HOUR_MS = 60 * 60_000;

/**
 * One more request: how many seconds it comes too early, and what is known when it is in time.
 * @param known `lastAt` is when the hour that is counted began
 */
export function tryQuota(
  known: Failures,
  { perHour, gapS }: Quota,
  now: Date,
): { readonly wait: number; readonly known: Failures } {
  const hour = now.getTime() - known.lastAt.getTime() < HOUR_MS ? known : { count: 0, lastAt: now };
  const hourOver = hour.count < perHour ? now.getTime() : hour.lastAt.getTime() + HOUR_MS;
  const inTime = Math.max(hourOver, known.blockedUntil?.getTime() ?? 0);
  if (inTime > now.getTime()) return { wait: Math.ceil((inTime - now.getTime()) / 1000), known };
  const blockedUntil = gapS === 0 ? null : new Date(now.getTime() + gapS * 1000);
  return { wait: 0, known: { count: hour.count + 1, lastAt: hour.lastAt, blockedUntil } };
}
