import { sql } from 'drizzle-orm';
import { weekDayOf } from '#domain/agenda/week.ts';
import { addDays, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { textOf } from '#platform/database/textOf.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { HELD } from '#core/hours/held.ts';
import { rightsOn } from '#core/hours/rights.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaDays, type ArenaDaysRow, arenaOn } from './arenaDays.ts';
import { PRESENT } from './daySql.ts';
import { forOwner, reservationsOn } from './reservationOfDay.ts';

const DAYS = 7;
const RESERVATIONS = reservationsOn(
  sql`${reservations.day} >= $2 and ${reservations.day} < $4`,
  sql`${reservations.id}`,
);

const RIGHTS_OF_WEEK = rightsOn('(select $2::date + place from generate_series(0, 6) as place)');

/** Seven days of the caller's arena in one round trip. */
const WEEK = textOf(sql`
  with ${sql.raw(PRESENT)}
  select own.id, own.name,
    ${arenaDays(sql`x.day >= $2 and x.day < $4`)},
    ${RESERVATIONS.column} as reservations,
    ${sql.raw(RIGHTS_OF_WEEK)} as rights,
    (select json_agg(json_build_array(held.day, held.court_id, held.hour))
      from ${HELD} where held.arena_id = own.id and held.kind = 'closure' and held.day >= $2 and held.day < $4) as closures
  from own, present`);

interface WeekRow extends ArenaDaysRow {
  readonly id: string;
  readonly name: string;
  readonly reservations: unknown;
  readonly rights: [court: string, startHour: number, who: string, day: string][] | null;
  readonly closures: [day: string, court: string, hour: number][] | null;
}

export function readWeek({
  database: { pool, clock },
  settings: { platformFeeBasisPoints },
}: Pick<Dependencies, 'database' | 'settings'>): Read<'agendaWeek'> {
  return async ({ viewer, query: first }) => {
    const values = [arenaIdOf(viewer), toIsoDay(first), clock.aheadMs(), toIsoDay(addDays(first, DAYS))];
    const { rows } = await pool.query<WeekRow>({ name: 'agenda_week', text: WEEK, values });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const arena = { id: row.id, name: row.name };
    const booked = forOwner(RESERVATIONS.read(row.reservations), arena, platformFeeBasisPoints);
    const days = Array.from({ length: DAYS }, (_, index) => {
      const date = addDays(first, index);
      const ofDay = booked.filter((reservation) => isSameDay(reservation.date, date));
      const iso = toIsoDay(date);
      const closed = (row.closures ?? [])
        .filter(([on]) => on === iso)
        .map(([, court, startHour]) => ({ court, startHour }));
      const rights = (row.rights ?? [])
        .filter(([, , , on]) => on === iso)
        .map(([court, startHour, who]) => ({ court, startHour, who }));
      return weekDayOf(date, arenaOn(iso, row), ofDay, { closed, rights });
    });
    return { data: { days } };
  };
}
