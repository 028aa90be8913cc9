import { and, eq } from 'drizzle-orm';
import type { CartSettlement } from '#domain/registrations/cart.ts';
import type { Queries } from '#platform/database/database.ts';
import { chargeParts, charges, refunds } from '#platform/database/schema/payments.ts';
import { carts } from '#platform/database/schema/registrations.ts';
import { hasMoneyCome } from '#core/payment/charges.ts';
import { shareName } from '#core/payment/shareName.ts';

interface Which {
  readonly cartId: string;
  /** The provider's id of the PIX, because a cart may have had several. */
  readonly paymentId: string;
  readonly personId: string;
}

/** What became of the money of a PIX; `undefined` when the person's cart had no such PIX. */
export async function readSettlement(queries: Queries, which: Which): Promise<CartSettlement | undefined> {
  const [charge] = await queries
    .select({ id: charges.id, status: charges.status })
    .from(charges)
    .innerJoin(carts, eq(carts.id, charges.cartId))
    .where(
      and(eq(carts.id, which.cartId), eq(carts.playerId, which.personId), eq(charges.providerId, which.paymentId)),
    );
  if (!charge || !hasMoneyCome(charge.status)) return charge && 'unsettled';
  return readWhatBecame(queries, charge.id);
}

/** A share without a refund pays for a place. */
async function readWhatBecame(queries: Queries, chargeId: string): Promise<CartSettlement> {
  const shares = await queries
    .select({ state: refunds.state })
    .from(chargeParts)
    .leftJoin(refunds, and(eq(refunds.chargeId, chargeParts.chargeId), eq(refunds.part, shareName)))
    .where(eq(chargeParts.chargeId, chargeId));
  if (shares.some(({ state }) => state === null)) return 'paid';
  return shares.every(({ state }) => state === 'done' || state === 'returned') ? 'refunded' : 'refunding';
}
