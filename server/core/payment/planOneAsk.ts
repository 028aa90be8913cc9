import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { ChargeRow } from './charges.ts';

export function isPlanned({ nextAskAt }: ChargeRow, now: Date): boolean {
  return nextAskAt !== null && nextAskAt > now;
}

/**
 * Plans one more question about a charge, besides those of its jobs. The row is locked, so that many replays add only
 * one job.
 */
export async function planOneAsk(database: Database, chargeId: string, inMs: number): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, chargeId)).for('update');
    if (!charge || isPlanned(charge, tx.now)) return;
    const dueAt = new Date(tx.now.getTime() + inMs);
    await tx.update(charges).set({ nextAskAt: dueAt }).where(eq(charges.id, chargeId));
    await addJobs(tx, [{ kind: 'reconcileCharge', charge: chargeId, dueAt }]);
  });
}
