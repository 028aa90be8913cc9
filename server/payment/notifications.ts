import { readNow } from '../database/database.ts';
import { type Read, refuse } from '../http/handler.ts';
import { ASK_EVERY_MS, askOnce } from './askOnce.ts';
import { type ChargeRow, hasMoneyCome } from './charges.ts';
import { findByProviderId } from './findByProviderId.ts';
import { isPlanned, planOneAsk } from './planOneAsk.ts';
import type { PaymentDependencies } from './settle.ts';
import { nextAsk } from './watch.ts';

/**
 * A notification of the provider. Its body is not read: a genuine notification only makes us ask the provider, so it may
 * be repeated, reordered or replayed.
 */
export function paymentNotification(dependencies: PaymentDependencies): Read<'paymentNotification'> {
  return async ({ query, request }) => {
    const headers = {
      'x-signature': only(request.headers['x-signature']),
      'x-request-id': only(request.headers['x-request-id']),
    };
    const genuine = dependencies.providers.all.flatMap((provider) => {
      const id = provider.verifyNotification({ headers, query });
      return id === undefined ? [] : [{ provider, id }];
    });
    if (genuine.length === 0) return refuse('invalid_signature');
    // Several accounts of one application sign with the same secret, so the charge is looked up in each of them.
    for (const { provider, id } of genuine) {
      const charge = await findByProviderId(dependencies, provider, id);
      // An unknown charge is not the sender's fault: other shops may use the same account.
      if (charge && charge.status !== 'refunded') await askNowOrLater(dependencies, charge);
    }
    return { data: {} };
  };
}

async function askNowOrLater(dependencies: PaymentDependencies, charge: ChargeRow): Promise<void> {
  const now = await readNow(dependencies.database);
  if (await askOnce(dependencies, charge, now)) return;
  // The provider was asked a moment ago. The reconciler asks again soon, unless the charge was settled or given up.
  const isSoon = !hasMoneyCome(charge.status) && nextAsk(charge, now) !== undefined;
  if (!isSoon && !isPlanned(charge, now)) await planOneAsk(dependencies.database, charge.id, ASK_EVERY_MS);
}

/** A repeated header is ignored. */
function only(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
