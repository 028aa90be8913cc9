import { readNow } from '../database/database.ts';
import { type Read, refuse } from '../http/handler.ts';
import { ASK_EVERY_MS, askOnce } from './askOnce.ts';
import { type ChargeRow, hasMoneyCome } from './charges.ts';
import { findByProviderId } from './findByProviderId.ts';
import { isPlanned, planOneAsk } from './planOneAsk.ts';
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
    const genuine = parts.providers.all.flatMap((provider) => {
      const id = provider.verifyNotification({ headers, query });
      return id === undefined ? [] : [{ provider, id }];
    });
    if (genuine.length === 0) return refuse('invalid_signature');
    // Several accounts of one application sign with the same secret: the charge is its own account's.
    for (const { provider, id } of genuine) {
      const charge = await findByProviderId(parts, provider, id);
      // One that is not ours is no fault of the sender's: other shops may use the same account.
      if (charge && charge.status !== 'refunded') await askNowOrLater(parts, charge);
    }
    return { data: {} };
  };
}

async function askNowOrLater(parts: PaymentParts, charge: ChargeRow): Promise<void> {
  const now = await readNow(parts.database);
  if (await askOnce(parts, charge, now)) return;
  // It came a moment after the last question. The reconciler asks again soon, unless the charge was settled, or given up.
  const isSoon = !hasMoneyCome(charge.status) && nextAsk(charge, now) !== undefined;
  if (!isSoon && !isPlanned(charge, now)) await planOneAsk(parts.database, charge.id, ASK_EVERY_MS);
}

/** A doubled header is none. */
function only(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
