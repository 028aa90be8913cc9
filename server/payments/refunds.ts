import { and, eq } from 'drizzle-orm';
import { charges, refunds } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { addJobs } from '../outbox/jobs.ts';
import type { PaymentParts } from './settle.ts';
import { reservationOf } from './subject.ts';

interface Owed {
  readonly chargeId: string;
  readonly arenaId: string;
  readonly reservationId: string;
  readonly reason: 'paid late' | 'cancelled by the arena';
  /** Centavos: the whole charge. */
  readonly amount: number;
}

/** Decides that money goes back. The charge is the key: it is decided once, and the transfer has one key of its own. */
export async function oweRefund(
  tx: Transaction,
  { chargeId, arenaId, reservationId, reason, amount }: Owed,
): Promise<void> {
  const decided = await tx
    .insert(refunds)
    .values({ chargeId, reason, amountCentavos: amount, state: 'owed', idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ chargeId: refunds.chargeId });
  if (decided.length === 0) return;
  await tx
    .update(reservations)
    .set({ moneyBack: 'owed' })
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
  await addJobs(tx, [{ kind: 'refundCharge', charge: chargeId, dueAt: tx.now }]);
}

interface Share {
  readonly chargeId: string;
  /** Whose share of the cart goes back. */
  readonly registrationId: string;
  /** Centavos. */
  readonly amount: number;
  readonly reason: 'paid in vain' | 'registration cancelled';
}

/** Decides that the share of one registration in what a cart was paid goes back; however often, once. */
export async function oweShare(tx: Transaction, { chargeId, registrationId, amount, reason }: Share): Promise<void> {
  const row = { chargeId, part: registrationId, amountCentavos: amount, reason, state: 'owed' } as const;
  const decided = await tx
    .insert(refunds)
    .values({ ...row, idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ part: refunds.part });
  if (decided.length > 0) await addJobs(tx, [{ kind: 'refundCharge', charge: chargeId, dueAt: tx.now }]);
}

/** Sends back all that is owed of a charge; true once it went, by this call or by ones before. */
export async function payRefund(parts: PaymentParts, chargeId: string): Promise<boolean> {
  const owed = await parts.database.orm
    .select({ refund: refunds, charge: charges })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.chargeId))
    .where(and(eq(refunds.chargeId, chargeId), eq(refunds.state, 'owed')));
  let areAllBack = true;
  for (const one of owed) areAllBack = (await sendBack(parts, one)) && areAllBack;
  return areAllBack;
}

interface OwedRefund {
  readonly refund: typeof refunds.$inferSelect;
  readonly charge: typeof charges.$inferSelect;
}

async function sendBack({ database, provider, log }: PaymentParts, { refund, charge }: OwedRefund): Promise<boolean> {
  if (charge.providerId === null) throw new Error(`Charge ${charge.id} was approved without an id of the provider`);
  const share = refund.amountCentavos < charge.amountCentavos ? refund.amountCentavos : undefined;
  const answer = await provider.refund(charge.providerId, refund.idempotencyKey, share);
  if (answer._tag === 'Failure') {
    const { _tag, cause } = answer.failure;
    log.error({ charge: charge.id, failure: _tag, cause }, 'A refund did not go through');
    return false;
  }
  await inTransaction(database, (tx) => keepRefund(tx, { refund, charge }));
  return true;
}

async function keepRefund(tx: Transaction, { refund, charge }: OwedRefund): Promise<void> {
  const done = await tx
    .update(refunds)
    .set({ state: 'done', doneAt: tx.now })
    .where(and(eq(refunds.chargeId, charge.id), eq(refunds.part, refund.part), eq(refunds.state, 'owed')))
    .returning({ chargeId: refunds.chargeId });
  if (done.length === 0 || charge.purpose === 'cart') return;
  await tx.update(charges).set({ status: 'refunded' }).where(eq(charges.id, charge.id));
  const { arenaId, reservationId } = reservationOf(charge);
  await tx
    .update(reservations)
    .set({ moneyBack: 'done' })
    .where(and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)));
}
