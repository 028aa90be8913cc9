import { eq } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';

export type ArenaRow = typeof arenas.$inferSelect;

/** The arena that the caller acts for. Everything that its team reads or changes is looked up within it. */
export async function ownedArena(queries: Queries, viewer: Viewer): Promise<ArenaRow> {
  const [arena] = await queries.select().from(arenas).where(isOf(viewer));
  return arena ?? refuse('arena_not_found');
}

/** Like {@link ownedArena}, with a lock that serializes changes of the arena. Bookings there do not wait for it. */
export async function lockOwnedArena(tx: Transaction, viewer: Viewer): Promise<ArenaRow> {
  const [arena] = await tx.select().from(arenas).where(isOf(viewer)).for('no key update');
  return arena ?? refuse('arena_not_found');
}

/** The id of the arena that the caller acts for. */
export function arenaIdOf(viewer: Viewer): string {
  return 'arenaId' in viewer ? viewer.arenaId : refuse('arena_not_found');
}

function isOf(viewer: Viewer) {
  return eq(arenas.id, arenaIdOf(viewer));
}
