import { and, eq } from 'drizzle-orm';
import { charges } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import { addJobs } from '../outbox/jobs.ts';
import { type ChargeRow, orderOf, readCharge } from './charges.ts';
import type { ProviderFailure } from './provider.ts';
import { type PaymentParts, settleCharge } from './settle.ts';
import { letGo } from './subject.ts';

/**
 * Asks the provider for a charge that was just decided, so that it can be paid. False when it cannot: then a reservation
 * is closed and its hours are free, and a cart can be tried again. Repeating it makes no second charge.
 */
export async function openCharge(parts: PaymentParts, chargeId: string): Promise<boolean> {
  const file = await readCharge(parts.database.orm, chargeId);
  if (!file) throw new Error(`There is no charge ${chargeId}`);
  if (file.charge.providerId !== null) return true;
  if (!file.isAwaited) return false;
  const provider = parts.providers.of(file.charge);
  // Another process, or an earlier start, has asked for it where this one cannot ask: it may exist.
  if (!provider) return false;
  const answer = await provider.create(orderOf(file));
  if (answer._tag === 'Success') {
    const settlement = await settleCharge(parts, file.charge, answer.success);
    if (settlement !== 'ignored' && settlement !== 'cancelled') return true;
  } else {
    const { _tag, cause } = answer.failure;
    parts.log.warn({ charge: chargeId, failure: _tag, cause }, 'The provider made no charge');
  }
  await giveUpUnpaid(parts, file.charge, answer._tag === 'Failure' ? answer.failure : undefined);
  return false;
}

/**
 * Nobody has seen a code to pay with, but one may exist (a lost answer): it is cancelled by a job, and should money
 * have come, it goes back. The reservation is CANCELADA and not EXPIRADA, since its player was told that it failed.
 */
async function giveUpUnpaid(
  { database }: PaymentParts,
  charge: ChargeRow,
  failure: ProviderFailure | undefined,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    if (failure?._tag === 'ProviderRefused') {
      await tx
        .update(charges)
        .set({ status: 'cancelled' })
        .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')));
    } else {
      await addJobs(tx, [{ kind: 'cancelCharge', charge: charge.id, dueAt: tx.now }]);
    }
    await letGo(tx, charge, 'CANCELADA');
  });
}
