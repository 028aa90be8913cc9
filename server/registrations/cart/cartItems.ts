import { and, eq, inArray, sql } from 'drizzle-orm';
import { chargeParts, charges } from '../../database/schema/payments.ts';
import { cartItems, carts, registrationMembers } from '../../database/schema/registrations.ts';
import type { Transaction } from '../../database/transaction.ts';
import { newId } from '../../database/uuid.ts';
import { addJobs } from '../../outbox/jobs.ts';
import { MONEY_CAME } from '../../payment/charges.ts';
import { oweShare } from '../../payment/refunds.ts';

interface Debt {
  readonly position: number;
  readonly playerId: string;
  /** Centavos. */
  readonly owedCentavos: number;
}

interface Debts {
  readonly eventId: string;
  readonly registrationId: string;
  readonly members: readonly Debt[];
}

/** Puts what each member owes into their own open cart of the event. */
export async function putIntoCarts(tx: Transaction, { eventId, registrationId, members }: Debts): Promise<void> {
  // In one order for all, so that two registrations with the same people do not wait for each other in a circle.
  for (const { playerId, position, owedCentavos } of members.toSorted((a, b) => a.playerId.localeCompare(b.playerId))) {
    const cartId = await openCart(tx, eventId, playerId);
    await tx.insert(cartItems).values({ cartId, registrationId, position, owedCentavos });
  }
}

/** Takes a registration, or some places of it, out of all carts. A PIX that it is part of can no longer be paid. */
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

/** Owes everybody the share of the registration that they paid through the platform. */
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

/** The one open cart of a person at an event, locked; another one when it was closed while this waited for it. */
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
