import { exists, and, eq, lt, sql } from 'drizzle-orm';
import { WAITING_KEPT_DAYS } from '#domain/waiting/waiting.ts';
import type { Database } from '#platform/database/database.ts';
import { waiting, waitingOffers } from '#platform/database/schema/waiting.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Deletes places in queues of days that are long over, with what was offered there. Nothing else refers to them. */
export async function forgetOldWaiting(database: Database): Promise<void> {
  await inTransaction(database, async (tx) => {
    const isOld = lt(
      waiting.day,
      sql`(${tx.now.toISOString()}::timestamptz at time zone 'UTC')::date - ${WAITING_KEPT_DAYS}::int`,
    );
    const isOfOld = and(eq(waiting.arenaId, waitingOffers.arenaId), eq(waiting.id, waitingOffers.waitingId), isOld);
    await tx.delete(waitingOffers).where(exists(tx.select({ id: waiting.id }).from(waiting).where(isOfOld)));
    await tx.delete(waiting).where(isOld);
  });
}
