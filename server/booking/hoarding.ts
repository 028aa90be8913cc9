import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { MAX_BOOKINGS_PER_HOUR, MAX_LIVE_HOLDS } from '../../domain/booking/reservation.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Queries } from '../database/database.ts';
import { refuse } from '../http/handler.ts';

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
