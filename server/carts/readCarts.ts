import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { type Day, fromIsoDay } from '../../domain/days/day.ts';
import { readProviderState } from '../../domain/payment/charge.ts';
import { canRegenerate, type CartPayment, type ShoppingCart } from '../../domain/registrations/cart.ts';
import type { OwnRegistration } from '../../domain/registrations/registration.ts';
import type { Queries } from '../database/database.ts';
import { categories } from '../database/schema/events.ts';
import { charges } from '../database/schema/payments.ts';
import { cartItems, carts, registrations } from '../database/schema/registrations.ts';
import { readOwnRegistrations } from '../registrations/readOwnRegistrations.ts';

interface Reader {
  readonly personId: string;
  readonly now: Date;
  readonly today: Day;
}

interface Which {
  readonly eventId: string;
  readonly isOpen: boolean;
}

/** Carts of the reader at an event, the newest first: the open one, or those that a PIX was made of. */
export async function readCarts(queries: Queries, { eventId, isOpen }: Which, reader: Reader): Promise<ShoppingCart[]> {
  const rows = await queries
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.eventId, eventId), eq(carts.playerId, reader.personId), eq(carts.isOpen, isOpen)))
    .orderBy(desc(carts.id));
  const found = await Promise.all(rows.map(({ id }) => readCart(queries, id, reader)));
  return found.filter((cart) => cart.totalItems > 0);
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
    reader.personId,
  );
  const payment = await readPayment(queries, cartId, reader.now);
  const totalValue = items.reduce((sum, { owed }) => sum + owed, 0);
  const deadlinePayment = fromIsoDay(items.map(({ deadline }) => deadline).toSorted()[0] ?? '2000-01-01');
  return {
    id: cartId,
    totalItems: items.length,
    totalValue,
    discount: 0,
    totalWithDiscount: totalValue,
    deadlinePayment,
    registrations: items.flatMap(({ registrationId, owed }): OwnRegistration[] => {
      const registration = own.get(registrationId);
      return registration ? [{ ...registration, totalValue: owed }] : [];
    }),
    ableToRegeneratePayment: canRegenerate({ lastPayment: payment?.status, deadlinePayment }, reader.today),
    ...(payment && { shoppingCartPayment: payment }),
  };
}

/** The newest PIX of a cart that the provider has answered with a code. */
export async function readPayment(queries: Queries, cartId: string, now: Date): Promise<CartPayment | undefined> {
  const [charge] = await queries
    .select()
    .from(charges)
    .where(and(eq(charges.cartId, cartId), inArray(charges.status, ['pending', 'approved', 'cancelled', 'refunded'])))
    .orderBy(desc(charges.id))
    .limit(1);
  if (!charge?.providerId || !charge.qrCode) return undefined;
  return {
    status: readProviderState(charge.status === 'refunded' ? 'approved' : charge.status) ?? 'pending',
    value: charge.amountCentavos,
    qrCodePix: charge.qrCode,
    mpPaymentId: charge.providerId,
    pollToken: charge.pollToken,
    validadePix: charge.expiresAt,
    secondsLeft: Math.max(0, Math.ceil((charge.expiresAt.getTime() - now.getTime()) / 1_000)),
  };
}
