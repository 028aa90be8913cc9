import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { arenas } from '../database/schema/arenas.ts';
import type { Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Viewer } from '../http/handler.ts';

export type ArenaRow = typeof arenas.$inferSelect;

/** The arena of the calling owner. Everything that an owner reads or changes is looked up within it. */
export async function ownedArena(queries: Queries, viewer: Viewer): Promise<ArenaRow> {
  const [arena] = await queries.select().from(arenas).where(isOf(viewer));
  return arena ?? refuse('arena_not_found');
}

/** Like {@link ownedArena}, with a lock that serializes changes of the arena. Bookings there do not wait for it. */
export async function lockOwnedArena(tx: Transaction, viewer: Viewer): Promise<ArenaRow> {
  const [arena] = await tx.select().from(arenas).where(isOf(viewer)).for('no key update');
  return arena ?? refuse('arena_not_found');
}

function isOf(viewer: Viewer) {
  return eq(arenas.ownerId, signedIn(viewer).personId);
}
