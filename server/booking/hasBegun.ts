import { type SQL, sql } from 'drizzle-orm';
import { toIsoDay } from '../../domain/days/day.ts';
import type { Moment } from '../../domain/days/moment.ts';
import { reservations, reservationSlots } from '../database/schema/reservations.ts';

/** True of reservations whose first hour has begun. `now` is a moment on their arena's wall clock. */
export function hasBegun({ day, hour }: Moment): SQL {
  const today = toIsoDay(day);
  return sql`(${reservations.day} < ${today} or (${reservations.day} = ${today} and exists (
    select from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id}
      and ${reservationSlots.hour} <= ${hour})))`;
}
