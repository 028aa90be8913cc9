import { eq } from 'drizzle-orm';
import { liveAccountOf } from '#core/payment/accounts/liveAccount.ts';
import type { ChargeAccount } from '#core/payment/charges.ts';
import type { Providers } from '#core/payment/providers.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { refuse } from '#platform/http/handler.ts';

/** What the page of a link needs of its arena: who it is, and how it is paid. */
export async function readLinkArena(queries: Queries, arenaId: string) {
  const { name, city, phone, pixKey, pixReceiver, paymentMethod, closedAt, ownerId } = arenas;
  const [found] = await queries
    .select({ name, city, phone, pixKey, pixReceiver, paymentMethod, closedAt, account: liveAccountOf(ownerId) })
    .from(arenas)
    .where(eq(arenas.id, arenaId));
  return found ?? refuse('payment_link_not_found');
}

type LinkArena = Pick<
  Awaited<ReturnType<typeof readLinkArena>>,
  'pixKey' | 'pixReceiver' | 'paymentMethod' | 'closedAt' | 'account'
>;

/**
 * Where the money of a link's PIX goes: to the account that the owner connected. Without one the payer has the arena's own key, if it has one;
 * an arena that has none and is paid through the platform is paid so by its links too. `undefined` where links make no PIX.
 */
export function receiverOf(
  { pixKey, pixReceiver, paymentMethod, closedAt, account }: LinkArena,
  providers: Pick<Providers, 'accountFor'>,
): ChargeAccount | undefined {
  const hasKey = pixKey !== null && pixReceiver !== null;
  const isThroughPlatform = paymentMethod === 'platform' && !hasKey;
  return closedAt === null && (account !== null || isThroughPlatform) ? providers.accountFor(account) : undefined;
}
