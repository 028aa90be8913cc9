import { and, asc, eq } from 'drizzle-orm';
import { categories } from '#platform/database/schema/events.ts';
import { cartItems, carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { putIntoCarts, takeOutOfCarts } from './cartItems.ts';

/**
 * A player takes over the shares of the others in their registration, or takes back their own share. Unpaid PIX charges
 * that include these shares are cancelled. If such a PIX is paid all the same, the second payment is refunded.
 */
export const takeShares: Write<'takeShares'> = {
  async decide({ viewer, params: { id }, body: { shares } }, tx) {
    const { personId } = signedIn(viewer);
    const { eventId, members } = await lockOwn(tx, id, personId);
    const owed = members.filter(
      ({ paidVia, playerId }) => paidVia === null && (shares === 'all' || playerId === personId),
    );
    if (owed.length === 0) return refuse('nothing_owed');
    const moved = [];
    for (const { position, owedCentavos } of owed) {
      if ((await heldBy(tx, id, position)) !== personId) moved.push({ position, owedCentavos, playerId: personId });
    }
    if (moved.length === 0) return { data: {} };
    await takeOutOfCarts(
      tx,
      id,
      moved.map(({ position }) => position),
    );
    await putIntoCarts(tx, { eventId, registrationId: id, members: moved });
    return { data: {} };
  },
};

/** The owner of the cart that holds the share of a place; `undefined` while the place's player is only invited. */
export async function heldBy(tx: Transaction, registrationId: string, position: number): Promise<string | undefined> {
  const [item] = await tx
    .select({ playerId: carts.playerId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(cartItems.registrationId, registrationId), eq(cartItems.position, position)));
  return item?.playerId;
}

/** Locks a live registration in which the person has accepted to play. Any other is refused as not found. */
async function lockOwn(tx: Transaction, id: string, personId: string) {
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update');
  const { registrationId, isLive, position } = registrationMembers;
  const members = await tx
    .select()
    .from(registrationMembers)
    .where(and(eq(registrationId, id), eq(isLive, true)))
    .orderBy(asc(position));
  const isIn = members.some(({ playerId, standing }) => playerId === personId && standing === 'accepted');
  if (!row || !isIn) return refuse('registration_not_found');
  const [category] = await tx
    .select({ viaGateway: categories.paymentViaGateway })
    .from(categories)
    .where(eq(categories.id, row.categoryId));
  if (!category?.viaGateway) return refuse('paid_to_organizer');
  return { eventId: row.eventId, members };
}
