import { and, eq, notExists, sql } from 'drizzle-orm';
import type { CartSettlement } from '../../domain/registrations/cart.ts';
import type { Queries } from '../database/database.ts';
import { chargeParts, charges, refunds } from '../database/schema/payments.ts';
import { carts } from '../database/schema/registrations.ts';

interface Which {
  readonly cartId: string;
  /** The provider's id of the PIX: a cart may have had several. */
  readonly paymentId: string;
  readonly personId: string;
}

/** What became of the money of a PIX; `undefined` when that person's cart had no such one. */
export async function readSettlement(queries: Queries, which: Which): Promise<CartSettlement | undefined> {
  const [charge] = await queries
    .select({ id: charges.id, status: charges.status })
    .from(charges)
    .innerJoin(carts, eq(carts.id, charges.cartId))
    .where(
      and(eq(carts.id, which.cartId), eq(carts.playerId, which.personId), eq(charges.providerId, which.paymentId)),
    );
  if (charge?.status !== 'approved') return charge && 'unsettled';
  return (await hasBought(queries, charge.id)) ? 'paid' : 'refunded';
}

/** Whether any share of it pays for a place, and did not go back. */
async function hasBought(queries: Queries, chargeId: string): Promise<boolean> {
  const back = queries
    .select({ part: refunds.part })
    .from(refunds)
    .where(and(eq(refunds.chargeId, chargeId), sql`${refunds.part} = ${chargeParts.registrationId}::text`));
  const kept = await queries
    .select({ registrationId: chargeParts.registrationId })
    .from(chargeParts)
    .where(and(eq(chargeParts.chargeId, chargeId), notExists(back)))
    .limit(1);
  return kept.length > 0;
}
