import { and, eq, type SQL } from 'drizzle-orm';
import { closures } from '#platform/database/schema/closures.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

/** Locks a closure of an arena. */
export async function lockClosure(tx: Transaction, arenaId: string, id: string) {
  const [found] = await tx.select().from(closures).where(isClosure(arenaId, id)).for('update');
  return found ?? refuse('closure_not_found');
}

export function isClosure(arenaId: string, id: string): SQL | undefined {
  return and(eq(closures.arenaId, arenaId), eq(closures.id, id));
}
