import { and, eq, inArray, or } from 'drizzle-orm';
import type { IncomingHttpHeaders } from 'node:http';
import { readNow } from '#platform/database/database.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { ASK_EVERY_MS, askOnce } from './askOnce.ts';
import { type ChargeRow, hasMoneyCome } from './charges.ts';
import { isPlanned, planOneAsk } from './planOneAsk.ts';
import type { Notification, PaymentProvider } from './provider.ts';
import type { ProviderName } from '#domain/payment/providers.ts';
import type { PaymentDependencies } from './settle.ts';
import { nextAsk } from './watch.ts';

/**
 * A notification of a provider. A genuine one only makes us ask the provider about charges, so it may be repeated,
 * reordered or replayed.
 */
export function paymentNotification(dependencies: PaymentDependencies): Read<'paymentNotification'> {
  return async ({ query, body, request }) => {
    const notification = { query, body, headers: mapHeaders(request.headers) };
    const genuine = await verify(dependencies.providers.all, notification);
    if (genuine.length === 0) return refuse('invalid_signature');
    const ofAccounts = await verify(await dependencies.providers.notified(notification), notification);
    for (const charge of await findNotified(dependencies, [...genuine, ...ofAccounts])) {
      if (charge.status !== 'refunded') await askNowOrLater(dependencies, charge);
    }
    return { data: {} };
  };
}

/** What those providers tell to whom the notification is genuine. */
async function verify(providers: readonly PaymentProvider[], notification: Notification): Promise<Notified[]> {
  const verified = await Promise.all(
    providers.map(async (provider) => {
      const ids = await provider.verifyNotification(notification);
      return ids && { provider: provider.name, ids };
    }),
  );
  return verified.filter((one) => one !== undefined);
}

async function askNowOrLater(dependencies: PaymentDependencies, charge: ChargeRow): Promise<void> {
  const now = await readNow(dependencies.database);
  if (await askOnce(dependencies, charge, now)) return;
  // The provider was asked a moment ago. The reconciler asks again soon, unless the charge was settled or given up.
  const isSoon = !hasMoneyCome(charge.status) && nextAsk(charge, now) !== undefined;
  if (!isSoon && !isPlanned(charge, now)) await planOneAsk(dependencies.database, charge.id, ASK_EVERY_MS);
}

interface Notified {
  readonly provider: ProviderName;
  readonly ids: readonly string[];
}

/**
 * Our charges among those that notifications are about. Accounts of one application share its secret, so any of them may
 * have made the charge. An unknown one is not the sender's fault: other shops may use the same account.
 */
async function findNotified({ database }: PaymentDependencies, notified: readonly Notified[]): Promise<ChargeRow[]> {
  const isOfOne = notified.map(({ provider, ids }) =>
    and(eq(charges.provider, provider), inArray(charges.providerId, [...ids])),
  );
  return database.orm
    .select()
    .from(charges)
    .where(or(...isOfOne));
}

/** A repeated header is ignored. */
function mapHeaders(headers: IncomingHttpHeaders): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : undefined]),
  );
}
