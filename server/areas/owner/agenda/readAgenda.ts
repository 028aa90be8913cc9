import { sql } from 'drizzle-orm';
import type { AgendaDay } from '#domain/agenda/agenda.ts';
import { gridOf } from '#domain/agenda/grid.ts';
import type { DayClosure } from '#domain/closures/closure.ts';
import type { ClosureReason } from '#domain/hours/closureReason.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { textOf } from '#platform/database/textOf.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { HELD } from '#core/hours/held.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { arenaDays, type ArenaDaysRow, arenaOn } from './arenaDays.ts';
import { type DayValues, MARK, OFFERS, PRESENT, RIGHTS } from './daySql.ts';
import { forOwner, reservationsOn } from './reservationOfDay.ts';

const RESERVATIONS = reservationsOn(sql`${reservations.day} = $2`, sql`${reservations.id}`);

/** Reads a day of an arena in one round trip; each list is one JSON array of arrays. */
const DAY = textOf(sql`
  with ${sql.raw(PRESENT)}
  select own.id, own.name,
    ${arenaDays(sql`x.day = $2`)},
    ${RESERVATIONS.column} as reservations,
    (select json_agg(json_build_array(x.id, x.reason, held.court_id, held.hour) order by x.id, held.court_id, held.hour)
      from ${HELD} join closure x on x.arena_id = held.arena_id and x.id = held.occupant_id
      where held.arena_id = own.id and held.day = $2) as closures,
    ${sql.raw(RIGHTS)} as rights,
    ${sql.raw(OFFERS)} as offers,
    ${sql.raw(MARK)}
  from own, present`);

interface DayRow extends ArenaDaysRow {
  readonly id: string;
  readonly name: string;
  readonly reservations: unknown;
  readonly closures: [id: string, reason: ClosureReason, court: string, hour: number][] | null;
  readonly rights: [court: string, startHour: number, who: string][] | null;
  readonly offers: [court: string, startHour: number, who: string, until: string][] | null;
  readonly mark: string;
}

type AgendaDependencies = Pick<Dependencies, 'database' | 'settings'>;

export function readAgenda(dependencies: AgendaDependencies): Read<'agenda'> {
  return async ({ viewer, query: day }) => {
    const data = await readDay(dependencies, arenaIdOf(viewer), day);
    return data ? { data } : refuse('arena_not_found');
  };
}

/** A day of an arena as its team sees it; undefined when there is no such arena. */
export async function readDay(
  { database: { pool, clock }, settings }: AgendaDependencies,
  arenaId: string,
  day: Day,
): Promise<AgendaDay | undefined> {
  const values: DayValues = [arenaId, toIsoDay(day), clock.aheadMs()];
  const { rows } = await pool.query<DayRow>({ name: 'agenda_day', text: DAY, values: [...values] });
  const [row] = rows;
  if (!row) return undefined;
  const arena = { id: row.id, name: row.name };
  const booked = forOwner(RESERVATIONS.read(row.reservations), arena, settings.platformFeeBasisPoints);
  const grid = gridOf(arenaOn(toIsoDay(day), row), booked);
  const rights = (row.rights ?? []).map(([court, startHour, who]) => ({ court, startHour, who }));
  const offers = (row.offers ?? []).map(([court, startHour, who, until]) => ({ court, startHour, who, until }));
  const closures = closuresOf(row.closures ?? []);
  return { reservations: booked, ...grid, closures, rights, offers, mark: row.mark };
}

function closuresOf(rows: NonNullable<DayRow['closures']>): DayClosure[] {
  const ids = [...new Set(rows.map(([id]) => id))];
  return ids.flatMap((id) => {
    const own = rows.filter(([of]) => of === id);
    const courts = [...new Set(own.map(([, , court]) => court))];
    const hours = courts.map((court) => ({
      court,
      startHours: own.flatMap(([, , at, hour]) => (at === court ? [hour] : [])),
    }));
    return own.slice(0, 1).map(([, reason]) => ({ id, reason, hours }));
  });
}
