import { eq } from 'drizzle-orm';
import type { ArenaFacts } from '#domain/notices/kind.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** What people are told of an arena. */
export async function readArenaFacts(tx: Transaction, id: string): Promise<ArenaFacts> {
  const [found] = await tx.select({ arena: arenas.name }).from(arenas).where(eq(arenas.id, id));
  if (!found) throw new Error(`Arena ${id} is not there`);
  return found;
}
