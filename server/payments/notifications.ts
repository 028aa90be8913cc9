import { eq } from 'drizzle-orm';
import { readNow } from '../database/database.ts';
import { charges } from '../database/schema/payments.ts';
import { inTransaction } from '../database/transaction.ts';
import { type Read, refuse } from '../http/handler.ts';
import { addJobs } from '../outbox/jobs.ts';
import { ASK_EVERY_MS, askOnce } from './askOnce.ts';
import type { ChargeRow } from './charges.ts';
import { findByProviderId } from './findByProviderId.ts';
import type { PaymentParts } from './settle.ts';
import { nextAsk } from './watch.ts';

/**
 * A notification of the provider. Its body is not read: a genuine one only makes us ask, so it may come twice, in any
 * order, or be replayed by anybody who saw it.
 */
export function paymentNotification(parts: PaymentParts): Read<'paymentNotification'> {
  return async ({ query, request }) => {
    const headers = {
      'x-signature': only(request.headers['x-signature']),
      'x-request-id': only(request.headers['x-request-id']),
    };
    const providerId = parts.provider.verifyNotification({ headers, query });
    if (providerId === undefined) return refuse('invalid_signature');
    const charge = await findByProviderId(parts, providerId);
    // One that is not ours is no fault of the sender's: other shops may use the same account.
    if (charge && isUnsettled(charge)) await askNowOrLater(parts, charge);
    return { data: {} };
  };
}

function isUnsettled({ status }: ChargeRow): boolean {
  return status !== 'approved' && status !== 'refunded';
}

async function askNowOrLater(parts: PaymentParts, charge: ChargeRow): Promise<void> {
  const now = await readNow(parts.database);
  if (await askOnce(parts, charge, now)) return;
  // It came a moment after the last question. The reconciler asks again soon, unless it gave the charge up long ago.
  if (nextAsk(charge, now) === undefined && !isPlanned(charge, now)) await planOneAsk(parts, charge);
}

function isPlanned({ nextAskAt }: ChargeRow, now: Date): boolean {
  return nextAskAt !== null && nextAskAt > now;
}

/** The row is locked, so that a thousand replays leave one job. */
async function planOneAsk({ database }: PaymentParts, { id }: ChargeRow): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [charge] = await tx.select().from(charges).where(eq(charges.id, id)).for('update');
    if (!charge || isPlanned(charge, tx.now)) return;
    const dueAt = new Date(tx.now.getTime() + ASK_EVERY_MS);
    await tx.update(charges).set({ nextAskAt: dueAt }).where(eq(charges.id, id));
    await addJobs(tx, [{ kind: 'reconcileCharge', charge: id, dueAt }]);
  });
}

/** A doubled header is none. */
function only(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
