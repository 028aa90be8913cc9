import { refunds } from '../database/schema/payments.ts';
import { reservations } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { addJobs } from '../outbox/jobs.ts';
import { shareNameOf } from './shareName.ts';
import { isPaidByCharge } from './subject.ts';

interface Owed {
  readonly chargeId: string;
  readonly arenaId: string;
  readonly reservationId: string;
  readonly reason: 'paid late' | 'cancelled by the arena';
  /** Centavos: the whole charge. */
  readonly amount: number;
  /** When it may be sent; at once unless it is given. */
  readonly dueAt?: Date;
}

/**
 * Records that money must be refunded. The charge is the key, so this happens once; the refund has an idempotency key of
 * its own. Returns the job that sends it, the first time.
 */
export async function oweRefund(
  tx: Transaction,
  { chargeId, arenaId, reservationId, reason, amount, dueAt = tx.now }: Owed,
): Promise<string | undefined> {
  const decided = await tx
    .insert(refunds)
    .values({ chargeId, reason, amountCentavos: amount, state: 'owed', idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ chargeId: refunds.chargeId });
  if (decided.length === 0) return undefined;
  await tx.update(reservations).set({ moneyBack: 'owed' }).where(isPaidByCharge({ arenaId, reservationId }));
  const [job] = await addJobs(tx, [{ kind: 'refundCharge', charge: chargeId, dueAt }]);
  return job;
}

interface Share {
  readonly chargeId: string;
  /** The registration whose share of the cart is refunded. */
  readonly registrationId: string;
  /** The place within the registration: one person may pay for several. */
  readonly position: number;
  /** Centavos. */
  readonly amount: number;
  readonly reason: 'paid in vain' | 'registration cancelled' | 'granted by the organizer';
}

/** Records that one share of a cart's charge must be refunded; repeating it has no effect. */
export async function oweShare(tx: Transaction, { chargeId, amount, reason, ...place }: Share): Promise<void> {
  const row = { chargeId, part: shareNameOf(place), amountCentavos: amount, reason, state: 'owed' } as const;
  const decided = await tx
    .insert(refunds)
    .values({ ...row, idempotencyKey: newId(), createdAt: tx.now })
    .onConflictDoNothing()
    .returning({ part: refunds.part });
  if (decided.length > 0) await addJobs(tx, [{ kind: 'refundCharge', charge: chargeId, dueAt: tx.now }]);
}
