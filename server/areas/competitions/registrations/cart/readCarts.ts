import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { canRegenerate, type CartPayment, type ShoppingCart } from '#domain/registrations/cart.ts';
import type { OwnRegistration } from '#domain/registrations/registration.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/events.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { cartItems, carts, registrations } from '#platform/database/schema/registrations.ts';
import { hasMoneyCome } from '#core/payment/charges.ts';
import { pixCodeOf } from '#core/payment/pixCode.ts';
import { readOwnRegistrations } from '../readOwnRegistrations.ts';

interface Reader {
  readonly personId: string;
  readonly now: Date;
  readonly today: Day;
}

interface Which {
  readonly eventId: string;
  readonly isOpen: boolean;
}

/** The reader's carts at an event, newest first: the open one, or those for which a PIX was created. */
export async function readCarts(queries: Queries, { eventId, isOpen }: Which, reader: Reader): Promise<ShoppingCart[]> {
  const rows = await queries
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.eventId, eventId), eq(carts.playerId, reader.personId), eq(carts.isOpen, isOpen)))
    .orderBy(desc(carts.id));
  const found = await Promise.all(rows.map(({ id }) => readCart(queries, id, reader)));
  // A cart without items stays visible when it has refunds, so that the payer can follow them.
  return found.filter((cart) => cart.totalItems > 0 || cart.shoppingCartPayment?.refunds !== undefined);
}

async function readCart(queries: Queries, cartId: string, reader: Reader): Promise<ShoppingCart> {
  const items = await queries
    .select({
      registrationId: cartItems.registrationId,
      owed: cartItems.owedCentavos,
      deadline: categories.paymentEndsOn,
    })
    .from(cartItems)
    .innerJoin(registrations, eq(registrations.id, cartItems.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.registrationId));
  const own = await readOwnRegistrations(
    queries,
    items.map(({ registrationId }) => registrationId),
    reader,
  );
  const payment = await readPayment(queries, cartId, reader.now);
  // A player who pays for both members has two items of one registration in the cart.
  const owed = new Map<string, number>();
  for (const item of items) owed.set(item.registrationId, (owed.get(item.registrationId) ?? 0) + item.owed);
  const totalValue = items.reduce((sum, item) => sum + item.owed, 0);
  const deadlinePayment = fromIsoDay(items.map(({ deadline }) => deadline).toSorted()[0] ?? '2000-01-01');
  return {
    id: cartId,
    totalItems: owed.size,
    totalValue,
    discount: 0,
    totalWithDiscount: totalValue,
    deadlinePayment,
    registrations: [...owed].flatMap(([registrationId, sum]): OwnRegistration[] => {
      const registration = own.get(registrationId);
      return registration ? [{ ...registration, totalValue: sum }] : [];
    }),
    ableToRegeneratePayment: canRegenerate({ lastPayment: payment?.status, deadlinePayment }, reader.today),
    ...(payment && { shoppingCartPayment: payment }),
  };
}

/** The newest PIX of a cart for which the provider has returned a code. */
export async function readPayment(queries: Queries, cartId: string, now: Date): Promise<CartPayment | undefined> {
  const [charge] = await queries
    .select()
    .from(charges)
    .where(and(eq(charges.cartId, cartId), ne(charges.status, 'requested')))
    .orderBy(desc(charges.id))
    .limit(1);
  const code = charge && pixCodeOf(charge, now);
  if (!code) return undefined;
  return {
    ...code,
    status: hasMoneyCome(charge.status) ? 'approved' : charge.status === 'cancelled' ? 'cancelled' : 'pending',
    ...(hasMoneyCome(charge.status) && (await readRefunds(queries, charge.id))),
  };
}

async function readRefunds(queries: Queries, chargeId: string): Promise<Pick<CartPayment, 'refunds'>> {
  const rows = await queries
    .select({ state: refunds.state, amount: refunds.amountCentavos })
    .from(refunds)
    .where(eq(refunds.chargeId, chargeId));
  if (rows.length === 0) return {};
  const sumOf = (...states: (typeof refunds.$inferSelect)['state'][]): number =>
    rows.reduce((sum, { state, amount }) => sum + (states.includes(state) ? amount : 0), 0);
  return { refunds: { underWay: sumOf('owed', 'sent'), done: sumOf('done', 'returned'), refused: sumOf('refused') } };
}
