import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { arenas } from '../database/schema/arenas.ts';
import { refuse } from '../http/handler.ts';

/** For an empty list: refuses if the arena itself does not exist. */
export async function refuseUnknownArena(queries: Queries, id: string): Promise<void> {
  const [arena] = await queries.select({ id: arenas.id }).from(arenas).where(eq(arenas.id, id));
  if (!arena) refuse('arena_not_found');
}
