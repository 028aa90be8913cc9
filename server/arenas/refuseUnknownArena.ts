import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { arenas } from '../database/schema/arenas.ts';
import { refuse } from '../http/handler.ts';

/** For an empty list: refuses if the arena itself does not exist, or was closed. */
export async function refuseUnknownArena(queries: Queries, id: string): Promise<void> {
  const [arena] = await queries
    .select({ id: arenas.id })
    .from(arenas)
    .where(and(eq(arenas.id, id), isNull(arenas.closedAt)));
  if (!arena) refuse('arena_not_found');
}
