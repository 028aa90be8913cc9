import { and, eq } from 'drizzle-orm';
import { charges } from '../database/schema/payments.ts';
import type { ChargeRow } from './charges.ts';
import type { PaymentParts } from './settle.ts';

/** Our charge under the id that its provider gave it. */
export async function findByProviderId(
  { database, provider }: Pick<PaymentParts, 'database' | 'provider'>,
  providerId: string,
): Promise<ChargeRow | undefined> {
  const [row] = await database.orm
    .select()
    .from(charges)
    .where(and(eq(charges.provider, provider.name), eq(charges.providerId, providerId)));
  return row;
}
