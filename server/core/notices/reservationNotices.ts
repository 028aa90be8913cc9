import { and, eq, sql } from 'drizzle-orm';
import type { Reservation } from '#domain/booking/reservation.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { hoursText, type ReservationFacts } from '#domain/notices/kind.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { theDesk } from './audiences.ts';
import { tell } from './tell.ts';

export interface Which {
  readonly arenaId: string;
  readonly reservationId: string;
}

/** What people are told of a reservation, as it is now, and whose it is. */
export async function readBookedFacts(queries: Queries, { arenaId, reservationId }: Which) {
  const hours = sql<number[] | null>`(
    select json_agg(distinct ${reservationSlots.hour}) from ${reservationSlots}
    where ${reservationSlots.arenaId} = ${reservations.arenaId} and ${reservationSlots.reservationId} = ${reservations.id})`;
  const [found] = await queries
    .select({
      playerId: reservations.playerId,
      status: reservations.status,
      day: reservations.day,
      arena: arenas.name,
      hours,
    })
    .from(reservations)
    .innerJoin(arenas, eq(arenas.id, reservations.arenaId))
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  if (!found) throw new Error(`Reservation ${reservationId} is not there`);
  const { playerId, status, day, arena } = found;
  const facts: ReservationFacts = { reservation: reservationId, arena, day, hours: hoursText(found.hours ?? []) };
  return { playerId, status, facts };
}

/** The same of a reservation that was just read or made, without asking again. */
export function bookedFacts({ id, arena, date, selectedTimeSlots }: Reservation): ReservationFacts {
  const hours = selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  return { reservation: id, arena: arena.name, day: toIsoDay(date), hours: hoursText(hours) };
}

interface Deed {
  readonly arenaId: string;
  readonly playerId: string | null;
  readonly facts: ReservationFacts;
}

/** Tells the arena's desk of what a player did with a reservation. */
export async function tellDesk(
  tx: Transaction,
  kind: 'bookingMade' | 'bookingCancelled',
  { arenaId, playerId, facts }: Deed,
): Promise<void> {
  await tell(tx, kind, {
    to: theDesk(arenaId),
    arena: arenaId,
    subject: facts.reservation,
    facts,
    about: playerId,
    ...(playerId !== null && { by: playerId }),
  });
}
