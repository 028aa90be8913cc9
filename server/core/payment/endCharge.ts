import { and, eq } from 'drizzle-orm';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type ChargeRow, type ChargeFile, orderOf } from './charges.ts';
import type { ProviderResult, PaymentProvider, ProviderCharge } from './provider.ts';
import { findOrCreate } from './findOrCreate.ts';
import { type PaymentDependencies, settleCharge } from './settle.ts';
import { releaseSubject } from './subject.ts';

/**
 * Makes sure that a charge can no longer be paid, and settles its final status. True once that is certain. False when
 * its provider is not set up or gives no usable answer: it must be retried.
 */
export async function endCharge(dependencies: PaymentDependencies, file: ChargeFile): Promise<boolean> {
  const { charge } = file;
  const provider = await dependencies.providers.of(charge);
  if (!provider) return false;
  const answer =
    charge.providerId === null ? await findAndCancel(provider, file) : await cancel(provider, charge.providerId);
  if (answer._tag === 'Success') {
    const settlement = await settleCharge(dependencies, charge, answer.success);
    return settlement !== 'ignored' && settlement !== 'pending';
  }
  const { _tag, cause } = answer.failure;
  dependencies.log.warn({ charge: charge.id, failure: _tag, cause }, 'The provider did not end a charge');
  if (_tag === 'ProviderUnreachable') return false;
  await forget(dependencies, charge);
  return true;
}

/**
 * The reply to `create` was lost. When no charge is found either, one is made with the same key and cancelled at once, so
 * that an order which is still on its way makes none.
 */
async function findAndCancel(provider: PaymentProvider, file: ChargeFile): ProviderResult<ProviderCharge> {
  const found = await findOrCreate(provider, orderOf(file));
  return found._tag === 'Success' ? cancel(provider, found.success.id) : found;
}

/** When the provider refuses to cancel, the charge's status shows why. */
async function cancel(provider: PaymentProvider, id: string): ProviderResult<ProviderCharge> {
  const answer = await provider.cancel(id);
  return answer._tag === 'Failure' && answer.failure._tag === 'ProviderRefused' ? provider.get(id) : answer;
}

/** The charge's provider does not know it, so nobody can pay it. */
async function forget({ database }: PaymentDependencies, charge: ChargeRow): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx
      .update(charges)
      .set({ status: 'cancelled' })
      .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')));
    await releaseSubject(tx, charge, 'EXPIRADA');
  });
}
