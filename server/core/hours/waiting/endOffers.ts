import { and, eq, inArray, sql } from 'drizzle-orm';
import { lockOffers } from '../occupants.ts';
import { release } from '../release.ts';
import { waitingOffers } from '#platform/database/schema/waiting.ts';
import type { Transaction } from '#platform/database/transaction.ts';

type Outcome = NonNullable<(typeof waitingOffers.$inferSelect)['outcome']>;

/**
 * Ends offers, whose hours somebody else may have then, and says what came of them.
 * @returns those that had not ended before
 */
export async function endOffers(
  tx: Transaction,
  arenaId: string,
  ids: readonly string[],
  outcome: Outcome,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const ended = await lockOffers(tx, arenaId, ids);
  if (ended.length === 0) return [];
  await release(tx, arenaId, ended);
  const isLate = sql`${waitingOffers.expiresAt} <= ${tx.now.toISOString()}::timestamptz`;
  await tx
    .update(waitingOffers)
    .set({ outcome: sql`case when ${isLate} then 'lapsed' else ${outcome} end` })
    .where(and(eq(waitingOffers.arenaId, arenaId), inArray(waitingOffers.id, ended)));
  return ended;
}
