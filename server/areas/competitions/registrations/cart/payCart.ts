import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { compareDays, fromIsoDay } from '#domain/values/days/day.ts';
import { chargeParts, charges } from '#platform/database/schema/payments.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { cartItems, carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { endOfDay, todayAt } from '#core/arenas/today.ts';
import { refuse } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type ChargeAccount, endOfHold, newCharge, refuseTooLittle } from '#core/payment/charges.ts';
import { liveAccountOf } from '#core/payment/accounts/liveAccount.ts';
import type { Providers } from '#core/payment/providers.ts';
import { jobsOfCharge } from '#core/payment/watch.ts';

/**
 * Returns the charge of a cart that can still be paid, or creates one over everything that is still owed in the cart. The
 * new charge closes the cart; later registrations go into another cart.
 */
export async function decideCharge(
  tx: Transaction,
  cartId: string,
  personId: string,
  providers: Pick<Providers, 'accountFor'>,
): Promise<string> {
  const isOwn = and(eq(carts.id, cartId), eq(carts.playerId, personId));
  const [cart] = await tx.select().from(carts).where(isOwn).for('update');
  if (!cart) return refuse('cart_not_found');
  const live = await liveCharge(tx, cartId);
  if (live) return live.id;
  const { owed, areAllPaid } = await readDebts(tx, cartId);
  if (owed.length === 0) return refuse(areAllPaid ? 'cart_paid' : 'cart_empty');
  const lastDay = owed.map(({ deadline }) => fromIsoDay(deadline)).toSorted(compareDays)[0];
  if (!lastDay || compareDays(todayAt(tx.now), lastDay) > 0) return refuse('cart_deadline');
  const account = providers.accountFor(await readOrganizersAccount(tx, cart.eventId));
  return writeCharge(tx, { cartId, owed, expiresAt: earlier(endOfHold(tx.now), endOfDay(lastDay)) }, account);
}

async function liveCharge(tx: Transaction, cartId: string) {
  const [live] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.cartId, cartId), inArray(charges.status, ['requested', 'pending'])));
  return live;
}

interface Owed {
  readonly registrationId: string;
  readonly position: number;
  readonly amountCentavos: number;
  readonly deadline: string;
}

async function readDebts(tx: Transaction, cartId: string) {
  const ofCart = eq(cartItems.cartId, cartId);
  const isOfPlace = and(
    eq(registrationMembers.registrationId, cartItems.registrationId),
    eq(registrationMembers.position, cartItems.position),
  );
  const items = await tx.select({ registrationId: cartItems.registrationId }).from(cartItems).where(ofCart);
  const owed: Owed[] = await tx
    .select({
      registrationId: cartItems.registrationId,
      position: cartItems.position,
      amountCentavos: cartItems.owedCentavos,
      deadline: categories.paymentEndsOn,
    })
    .from(cartItems)
    .innerJoin(registrationMembers, isOfPlace)
    .innerJoin(registrations, eq(registrations.id, cartItems.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(and(ofCart, eq(registrationMembers.isLive, true), isNull(registrationMembers.paidVia)))
    .orderBy(asc(cartItems.registrationId));
  return { owed, areAllPaid: items.length > 0 };
}

async function readOrganizersAccount(tx: Transaction, eventId: string) {
  const account = liveAccountOf(events.organizerId);
  const [event] = await tx.select({ account }).from(events).where(eq(events.id, eventId));
  return event?.account ?? null;
}

interface NewCartCharge {
  readonly cartId: string;
  readonly owed: readonly Owed[];
  readonly expiresAt: Date;
}

async function writeCharge(
  tx: Transaction,
  { cartId, owed, expiresAt }: NewCartCharge,
  account: ChargeAccount,
): Promise<string> {
  const amount = owed.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0);
  refuseTooLittle(amount, account);
  const charge = newCharge({ subject: { purpose: 'cart', cartId }, amount, now: tx.now, expiresAt }, account);
  await tx.insert(charges).values(charge);
  const parts = owed.map(({ registrationId, position, amountCentavos }) => {
    return { chargeId: charge.id, registrationId, position, amountCentavos };
  });
  await tx.insert(chargeParts).values(parts);
  await tx.update(carts).set({ isOpen: false }).where(eq(carts.id, cartId));
  await addJobs(tx, jobsOfCharge(charge));
  return charge.id;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
