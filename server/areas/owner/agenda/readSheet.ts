import { sql } from 'drizzle-orm';
import { sheetOf } from '#domain/agenda/sheet.ts';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { textOf } from '#platform/database/textOf.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { PRESENT } from './daySql.ts';
import { forOwner, reservationsOn } from './reservationOfDay.ts';

const RESERVATIONS = reservationsOn(sql`${reservations.day} >= $2 and ${reservations.day} < $4`);

const SPAN = textOf(sql`
  with ${sql.raw(PRESENT)}
  select own.id, own.name, ${RESERVATIONS.column} as reservations
  from own, present`);

interface SpanRow {
  readonly id: string;
  readonly name: string;
  readonly reservations: unknown;
}

/** The reservations of a month or of a day, for a spreadsheet. */
export function readSheet({
  database: { pool, clock },
  settings: { platformFeeBasisPoints },
}: Pick<Dependencies, 'database' | 'settings'>): Read<'reservationSheet'> {
  return async ({ viewer, query }) => {
    const { day, month, year } = query;
    const from = { day: day ?? 1, month, year };
    const end =
      day === undefined ? { day: 1, month: (month % 12) + 1, year: year + (month === 12 ? 1 : 0) } : addDays(from, 1);
    const { rows } = await pool.query<SpanRow>({
      name: 'agenda_sheet',
      text: SPAN,
      values: [arenaIdOf(viewer), toIsoDay(from), clock.aheadMs(), toIsoDay(end)],
    });
    const [row] = rows;
    if (!row) return refuse('arena_not_found');
    const arena = { id: row.id, name: row.name };
    const shown = forOwner(RESERVATIONS.read(row.reservations), arena, platformFeeBasisPoints);
    return { data: sheetOf(shown, query) };
  };
}
