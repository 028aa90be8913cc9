import { toIsoDay } from '#domain/values/days/day.ts';
import { countDoubleBooked } from '../race/measureRace.ts';
import type { Acknowledged } from './bookings.ts';
import { type Field, onDatabase } from './field.ts';
import type { Postgres } from './postgres.ts';

/** What clients were told, held against what the database has. */
export interface Books {
  readonly acknowledged: number;
  /** Acknowledged, and not there whole: the reservation, its hour as sold, and the claim on it. */
  readonly lost: number;
  /** Hours that two reservations have, and orders that were booked twice. */
  readonly double: number;
}

interface Row {
  readonly id: string;
  readonly day: string;
  readonly hours: readonly string[];
  readonly claims: readonly string[];
}

export async function compareBooks(
  postgres: Postgres,
  { arena }: Field,
  acknowledged: readonly Acknowledged[],
): Promise<Books> {
  const rows = await postgres.ask<Row>(`
    select r.id, r.day::text as day,
      array(select court_id || ' ' || hour from reservation_slot s where s.arena_id = r.arena_id and s.reservation_id = r.id) as hours,
      array(select court_id || ' ' || hour from slot_claim c where c.arena_id = r.arena_id and c.reservation_id = r.id) as claims
    from reservation r where r.arena_id = '${arena.id}'`);
  const found = new Map(rows.map((row) => [row.id, `${row.day} ${row.hours.join()} ${row.claims.join()}`]));
  const lost = acknowledged.filter(({ id, hour }) => {
    const place = `${hour.court} ${hour.startHour}`;
    return found.get(id) !== `${toIsoDay(hour.day)} ${place} ${place}`;
  });
  const known = new Set(acknowledged.map(({ id }) => id));
  const unknown = rows.filter(({ id }) => !known.has(id));
  const doubled = await onDatabase(postgres, countDoubleBooked);
  const twice = acknowledged.length - known.size;
  return { acknowledged: acknowledged.length, lost: lost.length, double: unknown.length + doubled + twice };
}
