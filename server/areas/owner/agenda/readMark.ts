import { toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { type DayValues, MARK, PRESENT } from './daySql.ts';

const ASK = `
  with ${PRESENT}
  select ${MARK}
  from own, present`;

export function readMark({ pool, clock }: Database): Read<'agendaMark'> {
  return async ({ viewer, query: day }) => {
    const values: DayValues = [arenaIdOf(viewer), toIsoDay(day), clock.aheadMs()];
    const { rows } = await pool.query<{ mark: string }>({ name: 'agenda_mark', text: ASK, values: [...values] });
    const [row] = rows;
    return row ? { data: { mark: row.mark } } : refuse('arena_not_found');
  };
}
