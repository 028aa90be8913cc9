import { sql } from 'drizzle-orm';
import { gridOf } from '../../domain/agenda/grid.ts';
import { toIsoDay } from '../../domain/days/day.ts';
import type { Dependencies } from '../dependencies.ts';
import { textOf } from '../database/textOf.ts';
import { reservations } from '../database/schema/reservations.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';
import { type DayValues, MARK, PRESENT } from './daySql.ts';
import { forOwner, reservationsOn } from './reservationOfDay.ts';

const RESERVATIONS = reservationsOn(sql`${reservations.day} = $2`, sql`${reservations.id}`);

/** Reads a day of the caller's arena in one round trip; each list is one JSON array of arrays. */
const DAY = textOf(sql`
  with ${sql.raw(PRESENT)}
  select own.id, own.name,
    (select json_agg(json_build_array(c.id, c.name) order by c.created_at, c.id)
      from court c where c.arena_id = own.id) as courts,
    (select json_agg(json_build_array(t.id, t.start_hour, t.price_centavos, t.is_available))
      from time_slot t where t.arena_id = own.id) as slots,
    (select json_agg(json_build_array(x.time_slot_id, x.court_id, x.is_available))
      from slot_alteration x where x.arena_id = own.id and x.day = $2) as alterations,
    ${RESERVATIONS.column} as reservations,
    ${sql.raw(MARK)}
  from own, present`);

interface DayRow {
  readonly id: string;
  readonly name: string;
  readonly courts: [id: string, name: string][] | null;
  readonly slots: [id: string, startHour: number, price: number, isAvailable: boolean][] | null;
  readonly alterations: [timeSlot: string, court: string | null, isAvailable: boolean][] | null;
  readonly reservations: unknown;
  readonly mark: string;
}

type AgendaDependencies = Pick<Dependencies, 'database' | 'settings'>;

export function readAgenda({ database: { pool, clock }, settings }: AgendaDependencies): Read<'agenda'> {
  return async ({ viewer, query: day }) => {
    const values: DayValues = [signedIn(viewer).personId, toIsoDay(day), clock.aheadMs()];
    const { rows } = await pool.query<DayRow>({ name: 'agenda_day', text: DAY, values: [...values] });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const arena = { id: row.id, name: row.name };
    const booked = forOwner(RESERVATIONS.read(row.reservations), arena, settings.platformFeeBasisPoints);
    const grid = gridOf(
      {
        courts: (row.courts ?? []).map(([id, name]) => ({ id, name })),
        slots: (row.slots ?? []).map(([id, startHour, price, isAvailable]) => ({ id, startHour, price, isAvailable })),
        alterations: (row.alterations ?? []).map(([timeSlot, court, isAvailable]) => ({
          timeSlot,
          isAvailable,
          court: court ?? undefined,
        })),
      },
      booked,
    );
    return { data: { reservations: booked, ...grid, mark: row.mark } };
  };
}
