import { and, eq, inArray, sql } from 'drizzle-orm';
import { chargeParts, charges } from '#platform/database/schema/payments.ts';
import { cartItems, carts, registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { MONEY_CAME } from '#core/payment/charges.ts';
import { oweShare } from '#core/payment/refunds.ts';

interface Debt {
  readonly position: number;
  readonly playerId: string;
  readonly owedCentavos: number;
}

interface Debts {
  readonly eventId: string;
  readonly registrationId: string;
  readonly members: readonly Debt[];
}

/** Puts what each member owes into that member's open cart of the event. */
export async function putIntoCarts(tx: Transaction, { eventId, registrationId, members }: Debts): Promise<void> {
  // One fixed order prevents a deadlock between two registrations with the same people.
  for (const { playerId, position, owedCentavos } of members.toSorted((a, b) => a.playerId.localeCompare(b.playerId))) {
    const cartId = await openCart(tx, eventId, playerId);
    await tx.insert(cartItems).values({ cartId, registrationId, position, owedCentavos });
  }
}

/** Takes a registration, or some of its places, out of all carts, and cancels the unpaid PIX charges that include them. */
export async function takeOutOfCarts(
  tx: Transaction,
  registrationId: string,
  positions?: readonly number[],
): Promise<void> {
  const ofRegistration = and(
    eq(cartItems.registrationId, registrationId),
    positions ? inArray(cartItems.position, [...positions]) : undefined,
  );
  await tx.delete(cartItems).where(ofRegistration);
  const live = await tx
    .selectDistinct({ id: charges.id })
    .from(chargeParts)
    .innerJoin(charges, eq(charges.id, chargeParts.chargeId))
    .where(
      and(
        eq(chargeParts.registrationId, registrationId),
        positions ? inArray(chargeParts.position, [...positions]) : undefined,
        inArray(charges.status, ['requested', 'pending']),
      ),
    );
  await addJobs(
    tx,
    live.map(({ id }) => ({ kind: 'cancelCharge', charge: id, dueAt: tx.now })),
  );
}

/** Records a refund for every share of the registration that was paid through the platform. */
export async function giveMoneyBack(tx: Transaction, registrationId: string): Promise<void> {
  const paid = await tx
    .select({
      chargeId: chargeParts.chargeId,
      position: chargeParts.position,
      amount: chargeParts.amountCentavos,
    })
    .from(chargeParts)
    .innerJoin(charges, eq(charges.id, chargeParts.chargeId))
    .innerJoin(
      registrationMembers,
      and(
        eq(registrationMembers.registrationId, chargeParts.registrationId),
        eq(registrationMembers.position, chargeParts.position),
      ),
    )
    .where(
      and(
        eq(chargeParts.registrationId, registrationId),
        inArray(charges.status, [...MONEY_CAME]),
        eq(registrationMembers.paidVia, 'gateway'),
      ),
    );
  for (const { chargeId, position, amount } of paid) {
    await oweShare(tx, { chargeId, registrationId, position, amount, reason: 'registration cancelled' });
  }
}

const ATTEMPTS = 3;

/** Locks the person's one open cart at an event. Tries again when another transaction closed the cart during the wait. */
async function openCart(tx: Transaction, eventId: string, playerId: string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await tx.insert(carts).values({ id: newId(), eventId, playerId, createdAt: tx.now }).onConflictDoNothing();
    const [cart] = await tx
      .select({ id: carts.id })
      .from(carts)
      .where(and(eq(carts.eventId, eventId), eq(carts.playerId, playerId), sql`${carts.isOpen}`))
      .for('update');
    if (cart) return cart.id;
  }
  throw new Error('The open cart of a person was closed again and again');
}
