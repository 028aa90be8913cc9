import { and, eq } from 'drizzle-orm';
import { charges, refunds } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { addJobs } from '../outbox/jobs.ts';
import type { PaymentParts } from './settle.ts';

interface Owed {
  readonly chargeId: string;
  readonly arenaId: string;
  readonly reservationId: string;
  readonly reason: 'paid late' | 'cancelled by the arena';
}

/** Decides that money goes back. The charge is the key: it is decided once, and the transfer has one key of its own. */
export async function oweRefund(tx: Transaction, { chargeId, arenaId, reservationId, reason }: Owed): Promise<void> {
  const decided = await tx
    .insert(refunds)
    .values({ chargeId, reason, state: 'owed', idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ chargeId: refunds.chargeId });
  if (decided.length === 0) return;
  await tx
    .update(reservations)
    .set({ moneyBack: 'owed' })
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  await addJobs(tx, [{ kind: 'refundCharge', charge: chargeId, dueAt: tx.now }]);
}

/** Sends the money back; true once it went, by this call or by one before. */
export async function payRefund({ database, provider, log }: PaymentParts, chargeId: string): Promise<boolean> {
  const [owed] = await database.orm
    .select({ refund: refunds, charge: charges })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(eq(refunds.chargeId, chargeId));
  if (!owed || owed.refund.state === 'done') return true;
  const { charge, refund } = owed;
  if (charge.providerId === null) throw new Error(`Charge ${chargeId} was approved without an id of the provider`);
  const answer = await provider.refund(charge.providerId, refund.idempotencyKey);
  if (answer._tag === 'Failure') {
    log.error(
      { charge: chargeId, failure: answer.failure._tag, cause: answer.failure.cause },
      'A refund did not go through',
    );
    return false;
  }
  await inTransaction(database, (tx) => keepRefund(tx, charge));
  return true;
}

async function keepRefund(tx: Transaction, charge: typeof charges.$inferSelect): Promise<void> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: tx.now })
    .where(and(eq(refunds.chargeId, charge.id), eq(refunds.state, 'owed')))
    .returning({ chargeId: refunds.chargeId });
  if (done.length === 0) return;
  await tx.update(charges).set({ status: 'refunded' }).where(eq(charges.id, charge.id));
  if (charge.arenaId === null || charge.reservationId === null) return;
  await tx
    .update(reservations)
    .set({ moneyBack: 'done' })
    .where(and(eq(reservations.arenaId, charge.arenaId), eq(reservations.id, charge.reservationId)));
}
