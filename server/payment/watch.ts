import { HOLD_GRACE_MINUTES } from '../../domain/booking/reservation.ts';
import { LATE_WATCH_MINUTES } from '../../domain/payment/charge.ts';
import type { Job } from '../outbox/jobs.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const GRACE = HOLD_GRACE_MINUTES * MINUTE;

/** A browser asks every 5 s through the relay; without one, we do. */
const FIRST_ASK = 10 * SECOND;
/** Money is seen within a minute, with nobody telling us. */
const SLOWEST_ASK = 50 * SECOND;
/** As long as the poll token lives: somebody may still look at the code. */
const LATE_WATCH = LATE_WATCH_MINUTES * MINUTE;
const LAST_ASK = 24 * 60 * MINUTE;

const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Money that came can go back, or be taken back, for this long after it last moved. */
export const WATCH_MS = 90 * DAY;
const SLOWEST_WATCH = 7 * DAY;

interface Watched {
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** The work that goes with a new charge: to follow it, and to end it when its time is over. */
export function jobsOfCharge({ id, createdAt, expiresAt }: Watched & { readonly id: string }): Job[] {
  return [
    { kind: 'reconcileCharge', charge: id, dueAt: after(createdAt, FIRST_ASK) },
    { kind: 'expireHold', charge: id, dueAt: after(expiresAt, GRACE) },
  ];
}

/**
 * When to ask again what became of a charge; never again after a day. The wait grows with the charge's age up to 50 s,
 * stays so for as long as anybody may be looking, and then grows with the delay.
 */
export function nextAsk({ createdAt, expiresAt }: Watched, now: Date): Date | undefined {
  const late = now.getTime() - expiresAt.getTime() - LATE_WATCH;
  if (late > LAST_ASK) return undefined;
  const age = now.getTime() - createdAt.getTime();
  const wait = late > 0 ? Math.max(SLOWEST_ASK, late / 2) : Math.min(SLOWEST_ASK, Math.max(FIRST_ASK, age / 2));
  return after(now, wait);
}

/** When money that just came is asked about again. */
export function firstWatch(now: Date): Date {
  return after(now, HOUR);
}

/** When to ask again about money that came: at waits that grow with the time since it last moved, for 90 days from then. */
export function nextWatch(movedAt: Date, now: Date): Date | undefined {
  const still = now.getTime() - movedAt.getTime();
  if (still >= WATCH_MS) return undefined;
  const wait = Math.min(SLOWEST_WATCH, Math.max(HOUR, still / 2));
  return after(movedAt, Math.min(WATCH_MS, still + wait));
}

/** When to ask what became of a refund that was sent: soon at first, then at growing waits, until it is answered. */
export function nextRefundAsk(sentAt: Date, now: Date): Date {
  const age = now.getTime() - sentAt.getTime();
  return after(now, Math.min(6 * HOUR, Math.max(30 * SECOND, age / 2)));
}

/** When a charge whose provider is not set up is looked at again. */
export function nextTry(now: Date): Date {
  return after(now, HOUR);
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
