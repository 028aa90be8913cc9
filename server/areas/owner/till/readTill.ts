import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { findTill, findTillById } from './shownTill.ts';

/** The till that is open at the caller's arena, if one is. */
export function readOpenTill({ orm }: Pick<Database, 'orm'>): Read<'openTill'> {
  return async ({ viewer }) => {
    const { id } = await ownedArena(orm, viewer);
    const till = await findTill(orm, id, sql`t.closed_at is null`);
    return { data: { ...(till && { till }) } };
  };
}

/** Any till of the caller's arena. */
export function readTill({ orm }: Pick<Database, 'orm'>): Read<'till'> {
  return async ({ viewer, params: { id } }) => {
    const arena = await ownedArena(orm, viewer);
    const till = await findTillById(orm, arena.id, id);
    return till ? { data: { till } } : refuse('till_not_found');
  };
}
