import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { arenas } from '../database/schema/arenas.ts';
import type { Transaction } from '../database/transaction.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Viewer } from '../http/handler.ts';

export type ArenaRow = typeof arenas.$inferSelect;

/** The arena of the owner who calls. Everything that an owner reads or changes is looked for inside it. */
export async function ownedArena(queries: Queries, viewer: Viewer): Promise<ArenaRow> {
  const [arena] = await queries.select().from(arenas).where(isOf(viewer));
  return arena ?? refuse('arena_not_found');
}

/** The same for changes that must see each other: the next waits until this one is over. Bookings there do not wait. */
export async function lockOwnedArena(tx: Transaction, viewer: Viewer): Promise<ArenaRow> {
  const [arena] = await tx.select().from(arenas).where(isOf(viewer)).for('no key update');
  return arena ?? refuse('arena_not_found');
}

function isOf(viewer: Viewer) {
  return eq(arenas.ownerId, signedIn(viewer).personId);
}
