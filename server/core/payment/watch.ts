import { HOLD_GRACE_MINUTES } from '#domain/booking/reservation.ts';
import { LATE_WATCH_MINUTES } from '#domain/payment/charge.ts';
import type { Job } from '#platform/outbox/jobs.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const GRACE = HOLD_GRACE_MINUTES * MINUTE;

/** Browsers poll every 5 s through the relay; this is for when there is none. */
const FIRST_ASK = 10 * SECOND;
/** Money is noticed within a minute, even without notifications. */
const SLOWEST_ASK = 50 * SECOND;
/** As long as the poll token is valid: somebody may still be looking at the code. */
const LATE_WATCH = LATE_WATCH_MINUTES * MINUTE;
const LAST_ASK = 24 * 60 * MINUTE;

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Received money can be refunded or charged back for this long after it last moved. */
export const WATCH_MS = 90 * DAY;
const SLOWEST_WATCH = 7 * DAY;

interface Watched {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The jobs of a new charge: one follows it, and one ends it when it has expired. */
export function jobsOfCharge({ id, createdAt, expiresAt }: Watched & { readonly id: string }): Job[] {
  return [{ kind: 'reconcileCharge', charge: id, dueAt: after(createdAt, FIRST_ASK) }, expiryOf({ id, expiresAt })];
}

/** The job that ends a charge when it has expired. */
export function expiryOf({ id, expiresAt }: Pick<Watched, 'expiresAt'> & { readonly id: string }): Job {
  return { kind: 'expireHold', charge: id, dueAt: after(expiresAt, GRACE) };
}

/**
 * When to ask about a charge again; `undefined` once a day has passed. The wait grows with the charge's age up to 50 s,
 * stays at that while anybody may be looking, and then grows with the delay.
 */
export function nextAsk({ createdAt, expiresAt }: Watched, now: Date): Date | undefined {
  const late = now.getTime() - expiresAt.getTime() - LATE_WATCH;
  if (late > LAST_ASK) return undefined;
  const age = now.getTime() - createdAt.getTime();
  const wait = late > 0 ? Math.max(SLOWEST_ASK, late / 2) : Math.min(SLOWEST_ASK, Math.max(FIRST_ASK, age / 2));
  return after(now, wait);
}

/** When to ask about received money for the first time. */
export function firstWatch(now: Date): Date {
  return after(now, HOUR);
}

/** When to ask about received money again: the waits grow with the time since it last moved, for 90 days from then. */
export function nextWatch(movedAt: Date, now: Date): Date | undefined {
  const still = now.getTime() - movedAt.getTime();
  if (still >= WATCH_MS) return undefined;
  const wait = Math.min(SLOWEST_WATCH, Math.max(HOUR, still / 2));
  return after(movedAt, Math.min(WATCH_MS, still + wait));
}

/** When to ask about a refund that was sent: soon at first, then at growing waits, until it is decided. */
export function nextRefundAsk(sentAt: Date, now: Date): Date {
  const age = now.getTime() - sentAt.getTime();
  return after(now, Math.min(6 * HOUR, Math.max(30 * SECOND, age / 2)));
}

/** When to check again whether a charge's provider is set up. */
export function nextTry(now: Date): Date {
  return after(now, HOUR);
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
