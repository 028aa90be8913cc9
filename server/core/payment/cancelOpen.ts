import { and, eq, inArray } from 'drizzle-orm';
import { charges } from '#platform/database/schema/payments.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { type ChargeRow, reportedOf } from './charges.ts';
import type { ProviderCharge } from './provider.ts';

/** Stores that a charge is over without money. False when it was over before. */
export async function cancelOpen(
  tx: Transaction,
  { id }: Pick<ChargeRow, 'id'>,
  reported: ProviderCharge,
  besides: Partial<Pick<ChargeRow, 'calledOffAt'>> = {},
): Promise<boolean> {
  const cancelled = await tx
    .update(charges)
    .set({ ...reportedOf(reported), status: 'cancelled', ...besides })
    .where(and(eq(charges.id, id), inArray(charges.status, ['requested', 'pending'])))
    .returning({ id: charges.id });
  return cancelled.length > 0;
}
