import { and, eq } from 'drizzle-orm';
import { charges } from '../database/schema/payments.ts';
import type { ChargeRow } from './charges.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentParts } from './settle.ts';

/** Our charge under the id that its provider gave it, in the account that made it. */
export async function findByProviderId(
  { database }: Pick<PaymentParts, 'database'>,
  { name, receiver }: Pick<PaymentProvider, 'name' | 'receiver'>,
  providerId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await database.orm
    .select()
    .from(charges)
    .where(and(eq(charges.provider, name), eq(charges.receiver, receiver), eq(charges.providerId, providerId)));
  return row;
}
