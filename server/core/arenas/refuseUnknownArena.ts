import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';
import { IS_PUBLIC_ROW, seesHidden } from './publicArena.ts';

/** Refuses if the arena does not exist, was closed, or is not public for this viewer; else its row. */
export async function refuseUnknownArena(queries: Queries, id: string, viewer: Viewer) {
  const isOpen = seesHidden(viewer, id) ? isNull(arenas.closedAt) : IS_PUBLIC_ROW;
  const [arena] = await queries
    .select()
    .from(arenas)
    .where(and(eq(arenas.id, id), isOpen));
  return arena ?? refuse('arena_not_found');
}
