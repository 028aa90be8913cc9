import { inArray, sql } from 'drizzle-orm';
import { refunds } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';

interface Returned {
  readonly chargeId: string;
  readonly part: string;
  /** Centavos. */
  readonly amount: number;
}

/**
 * Stores a refund that somebody else ordered as a new row; one that we ordered, or that was refused before, becomes
 * done.
 * @returns whether we had not ordered it
 */
export async function writeReturned(tx: Transaction, { chargeId, part, amount }: Returned): Promise<boolean> {
  const done = { state: 'done', doneAt: tx.now } as const;
  const row = { chargeId, part, amountCentavos: amount, reason: 'returned at the provider', ...done };
  const written = await tx
    .insert(refunds)
    .values({ ...row, idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoUpdate({
      target: [refunds.chargeId, refunds.part],
      set: done,
      setWhere: inArray(refunds.state, ['owed', 'sent', 'refused']),
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return written.some(({ isNew }) => isNew);
}
