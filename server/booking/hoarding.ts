import { and, desc, eq, gt, gte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type BookingRules, unpaidHoursText } from '../../domain/arenas/bookingRules.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import type { Moment } from '../../domain/days/moment.ts';
import { MAX_BOOKINGS_PER_HOUR, MAX_LIVE_HOLDS } from '../../domain/booking/reservation.ts';
import { reservations, reservationSlots } from '../database/schema/reservations.ts';
import type { Queries } from '../database/database.ts';
import { refuse } from '../http/handler.ts';
import type { Sale } from './sale.ts';

interface RecentBooking {
  readonly createdAt: number;
  readonly isHold: boolean;
  readonly expiresAt: number | null;
}

/**
 * The player's newest bookings, at most as many as an hour may have: every live hold is among them too. Instants in
 * milliseconds.
 */
export function recentBookings(queries: Queries, playerId: Placeholder): SQL<RecentBooking[]> {
  const newest = queries
    .select({
      booking: sql`json_build_object('createdAt', extract(epoch from ${reservations.createdAt}) * 1000,
        'expiresAt', extract(epoch from ${reservations.expiresAt}) * 1000,
        'isHold', ${and(eq(reservations.status, 'PENDENTE'), eq(reservations.paymentMethod, 'platform'))})`,
    })
    .from(reservations)
    .where(and(eq(reservations.playerId, playerId), eq(reservations.madeBy, 'player')))
    .orderBy(desc(reservations.id))
    .limit(MAX_BOOKINGS_PER_HOUR);
  return sql<RecentBooking[]>`array(${newest})`;
}

const HOUR_MS = 60 * 60_000;

/** Against holding every hour of an arena without paying, or booking and cancelling over and over. */
export function refuseHoarding(
  recent: readonly RecentBooking[],
  asked: { readonly isHold: boolean; readonly now: Date; readonly areBookingsLimited: boolean },
): void {
  const now = asked.now.getTime();
  const holds = recent.filter(({ isHold, expiresAt }) => isHold && (expiresAt ?? 0) > now);
  if (asked.isHold && holds.length >= MAX_LIVE_HOLDS) refuse('too_many_holds');
  const inTheHour = recent.filter(({ createdAt }) => createdAt > now - HOUR_MS);
  if (asked.areBookingsLimited && inTheHour.length >= MAX_BOOKINGS_PER_HOUR) refuse('too_many_bookings');
}

/** The places of `unpaidHoursAhead` in a statement; `present` is where the arena's wall clock stands. */
export function unpaidValues(present: Moment, { maxUnpaidHours }: Pick<BookingRules, 'maxUnpaidHours'>) {
  return { today: toIsoDay(present.day), presentHour: present.hour, maxUnpaidHours };
}

/**
 * How many hours that are not over a player has booked at the arena and not paid there, counted no further than the
 * arena's limit. Only of who books by themselves, to pay there, is anything counted. The statuses are written out, as
 * the index of unpaid reservations has them.
 */
export function unpaidHoursAhead(queries: Queries): SQL<number> {
  const place = (name: string) => sql.placeholder(name);
  const isAhead = or(
    gt(reservations.day, place('today')),
    and(eq(reservations.day, place('today')), gte(reservationSlots.hour, place('presentHour'))),
  );
  const unpaid = queries
    .select({ hour: reservationSlots.hour })
    .from(reservations)
    .innerJoin(
      reservationSlots,
      and(eq(reservationSlots.arenaId, reservations.arenaId), eq(reservationSlots.reservationId, reservations.id)),
    )
    .where(
      and(
        eq(reservations.playerId, place('playerId')),
        eq(reservations.arenaId, place('arenaId')),
        sql`${reservations.status} = 'PENDENTE'`,
        sql`${reservations.paymentMethod} = 'local'`,
        sql`${reservations.madeBy} = 'player'`,
        isAhead,
      ),
    )
    .limit(place('maxUnpaidHours'))
    .as('unpaid');
  return sql<number>`case when ${place('madeBy')} = 'player' and ${place('paymentMethod')} = 'local'
    then (select count(*)::int from ${unpaid}) else 0 end`;
}

/** Against taking an arena's days without ever paying. What is to be paid at once, or not at all, does not count. */
export function refuseUnpaidHours(
  { unpaidHours }: { readonly unpaidHours: number },
  { status, paymentMethod, hours }: Pick<Sale, 'status' | 'paymentMethod' | 'hours'>,
  rules: Pick<BookingRules, 'maxUnpaidHours'>,
): void {
  if (status !== 'PENDENTE' || paymentMethod !== 'local') return;
  if (unpaidHours + hours.length > rules.maxUnpaidHours) {
    refuse('too_many_unpaid_hours', undefined, unpaidHoursText(rules));
  }
}
