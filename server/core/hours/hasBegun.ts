import { type SQL, sql } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import type { Moment } from '#domain/values/days/moment.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';

/**
 * True of reservations of which an hour has begun, by a moment on their arena's wall clock.
 * @param counts which of their hours count, as a condition on `reservation_slot`; without it all do
 */
export function hasBegun({ day, hour }: Moment, counts: SQL = sql`true`): SQL {
  const today = toIsoDay(day);
  return sql`(${reservations.day} < ${today} or (${reservations.day} = ${today} and exists (
    select from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id}
      and ${reservationSlots.hour} <= ${hour} and ${counts})))`;
}
