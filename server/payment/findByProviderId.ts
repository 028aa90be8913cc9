import { and, eq } from 'drizzle-orm';
import { charges } from '../database/schema/payments.ts';
import type { ChargeRow } from './charges.ts';
import type { PaymentProvider } from './provider.ts';
import type { PaymentDependencies } from './settle.ts';

/** Finds our charge by the id that its provider gave it, within the account that made it. */
export async function findByProviderId(
  { database }: Pick<PaymentDependencies, 'database'>,
  { name, receiver }: Pick<PaymentProvider, 'name' | 'receiver'>,
  providerId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await database.orm
    .select()
    .from(charges)
    .where(and(eq(charges.provider, name), eq(charges.receiver, receiver), eq(charges.providerId, providerId)));
  return row;
}
