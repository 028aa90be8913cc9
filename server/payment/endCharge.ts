import { and, eq } from 'drizzle-orm';
import { charges } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ChargeRow, type ChargeFile, orderOf } from './charges.ts';
import type { Answered, PaymentProvider, ProviderCharge } from './provider.ts';
import { type PaymentParts, settleCharge } from './settle.ts';
import { letGo } from './subject.ts';

/**
 * Sees to it that a charge can no longer be paid, and applies what became of it. True once that is certain; false when
 * the provider that made it is not set up or gives no usable answer, and it must be tried again.
 */
export async function endCharge(parts: PaymentParts, file: ChargeFile): Promise<boolean> {
  const { charge } = file;
  const provider = parts.providers.of(charge);
  if (!provider) return false;
  const answer =
    charge.providerId === null ? await findAndCancel(provider, file) : await cancel(provider, charge.providerId);
  if (answer._tag === 'Success') {
    const settlement = await settleCharge(parts, charge, answer.success);
    return settlement !== 'ignored' && settlement !== 'pending';
  }
  const { _tag, cause } = answer.failure;
  parts.log.warn({ charge: charge.id, failure: _tag, cause }, 'The provider did not end a charge');
  if (_tag === 'ProviderUnreachable') return false;
  await forget(parts, charge);
  return true;
}

/** The answer to `create` was lost: the same key finds the charge that was made, or makes one that is ended at once. */
async function findAndCancel(provider: PaymentProvider, file: ChargeFile): Answered<ProviderCharge> {
  const found = await provider.create(orderOf(file));
  return found._tag === 'Success' ? cancel(provider, found.success.id) : found;
}

/** A provider that refuses to cancel tells why by what the charge is. */
async function cancel(provider: PaymentProvider, id: string): Answered<ProviderCharge> {
  const answer = await provider.cancel(id);
  return answer._tag === 'Failure' && answer.failure._tag === 'ProviderRefused' ? provider.get(id) : answer;
}

/** The provider that made it knows no such charge, so nobody can pay it. */
async function forget({ database }: PaymentParts, charge: ChargeRow): Promise<void> {
  await inTransaction(database, async (tx) => {
    await tx
      .update(charges)
      .set({ status: 'cancelled' })
      .where(and(eq(charges.id, charge.id), eq(charges.status, 'requested')));
    await letGo(tx, charge, 'EXPIRADA');
  });
}
