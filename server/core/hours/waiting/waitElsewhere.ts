import { and, eq, sql } from 'drizzle-orm';
import { waiting } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { isStanding } from './standing.ts';

/**
 * Whoever waits for a court that is deleted waits for the others that they named, or for any: their page says so as soon as the
 * court is gone, and nobody would be asked any more.
 */
export async function waitElsewhere(
  tx: Transaction,
  { arenaId, courtId }: { readonly arenaId: string; readonly courtId: string },
): Promise<void> {
  const { courtIds } = waiting;
  await tx
    .update(waiting)
    .set({ courtIds: sql`array_remove(${courtIds}, ${courtId}::uuid)` })
    .where(and(eq(waiting.arenaId, arenaId), isStanding(tx.now), sql`${courtId}::uuid = any(${courtIds})`));
}
