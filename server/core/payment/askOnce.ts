import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { charges } from '#platform/database/schema/payments.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import { type PaymentDependencies, settleCharge } from './settle.ts';

/** The provider is asked about a charge at most once in this time, no matter how many clients poll or notifications arrive. */
export const ASK_EVERY_MS = 10_000;

/**
 * Asks the provider of a charge for its status and settles it. Returns false without asking if this or another server
 * asked a moment ago, or if that provider is not set up here. An error of the provider changes nothing, and the next
 * question is due at the usual time.
 */
export async function askOnce(dependencies: PaymentDependencies, charge: ChargeRow, now: Date): Promise<boolean> {
  // The row in memory is checked first, so that most polls write nothing.
  const wasAsked = charge.lastAskedAt !== null && now.getTime() - charge.lastAskedAt.getTime() < ASK_EVERY_MS;
  if (charge.providerId === null || wasAsked) return false;
  const provider = await dependencies.providers.of(charge);
  if (!provider || !(await takeTurn(dependencies, charge))) return false;
  const answer = await provider.get(charge.providerId);
  if (answer._tag === 'Success') {
    await settleCharge(dependencies, charge, answer.success);
  } else {
    const { _tag, cause } = answer.failure;
    dependencies.log.warn({ charge: charge.id, failure: _tag, cause }, 'The provider did not answer about a charge');
  }
  return true;
}

/** The row decides between servers: one UPDATE takes the turn; the others wait for it and then find it taken. */
async function takeTurn({ database }: PaymentDependencies, { id }: ChargeRow): Promise<boolean> {
  const taken = await inTransaction(database, (tx) =>
    tx
      .update(charges)
      .set({ lastAskedAt: tx.now, asks: sql`${charges.asks} + 1` })
      .where(
        and(
          eq(charges.id, id),
          or(isNull(charges.lastAskedAt), lte(charges.lastAskedAt, new Date(tx.now.getTime() - ASK_EVERY_MS))),
        ),
      )
      .returning({ id: charges.id }),
  );
  return taken.length > 0;
}
