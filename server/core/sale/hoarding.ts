import { and, desc, eq, gt, gte, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type BookingRules, unpaidHoursText } from '#domain/arenas/bookingRules.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { Moment } from '#domain/values/days/moment.ts';
import { MAX_BOOKINGS_PER_HOUR, MAX_LIVE_HOLDS } from '#domain/booking/reservation.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Queries } from '#platform/database/database.ts';
import { refuse } from '#platform/http/handler.ts';
import type { Sale } from './sale.ts';

interface RecentBooking {
  readonly createdAt: number;
  readonly isHold: boolean;
  readonly expiresAt: number | null;
}

/**
 * The player's newest bookings, limited to the number allowed per hour; every live hold is among them. Instants in
 * milliseconds since 1970.
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

/** Prevents players from holding all hours of an arena unpaid, and from booking and cancelling repeatedly. */
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

/** The parameters of `unpaidHoursAhead`; `present` is the arena's local time. */
export function unpaidValues(present: Moment, { maxUnpaidHours }: Pick<BookingRules, 'maxUnpaidHours'>) {
  return { today: toIsoDay(present.day), presentHour: present.hour, maxUnpaidHours };
}

/**
 * Counts the current and future hours that a player booked and has not paid at the arena, up to the arena's limit. The
 * count is 0 unless the new booking is made by a player and paid at the arena. The conditions are literals, not
 * parameters, so that they match the partial index `reservation_unpaid`.
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

/** Limits a player's unpaid hours at an arena. Bookings that are paid online, or cost nothing, do not count. */
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
