import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { charges } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import type { ChargeRow } from './charges.ts';
import { type PaymentParts, settleCharge } from './settle.ts';

/** However many look at a charge, or tell of it, the provider is asked no oftener. */
export const ASK_EVERY_MS = 10_000;

/**
 * Asks the provider that made a charge what became of it and settles it, unless this or another server did so a moment
 * ago, or that provider is not set up here (then false). A provider that does not answer changes nothing: the next
 * question is due as if it had.
 */
export async function askOnce(parts: PaymentParts, charge: ChargeRow, now: Date): Promise<boolean> {
  const provider = parts.providers.of(charge);
  // Looked at first in what was just read, so that most polls write nothing.
  const wasAsked = charge.lastAskedAt !== null && now.getTime() - charge.lastAskedAt.getTime() < ASK_EVERY_MS;
  if (!provider || charge.providerId === null || wasAsked || !(await takeTurn(parts, charge))) return false;
  const answer = await provider.get(charge.providerId);
  if (answer._tag === 'Success') {
    await settleCharge(parts, charge, answer.success);
  } else {
    const { _tag, cause } = answer.failure;
    parts.log.warn({ charge: charge.id, failure: _tag, cause }, 'The provider did not tell of a charge');
  }
  return true;
}

/** The row decides between servers: one UPDATE finds the turn free, the others wait for it and then find it taken. */
async function takeTurn({ database }: PaymentParts, { id }: ChargeRow): Promise<boolean> {
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
