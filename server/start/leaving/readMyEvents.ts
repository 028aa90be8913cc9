import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { STATUS_OF_STATE } from '#domain/payment/charge.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { cartItems, carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { present } from '#platform/http/present.ts';
import { hasMoneyCome } from '#core/payment/charges.ts';

/** Registrations that a person is or was in, the newest last, without the other members: those are not this person's data. */
export async function readMyRegistrations(queries: Queries, personId: string) {
  const { status, createdAt } = registrations;
  const { owedCentavos, paidVia, paidAt, shirtSize, standing } = registrationMembers;
  const rows = await queries
    .select({
      event: events.name,
      category: categories.category,
      status,
      createdAt,
      owedCentavos,
      paidVia,
      paidAt,
      shirtSize,
      standing,
    })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(eq(registrationMembers.playerId, personId))
    .orderBy(asc(registrations.id));
  return rows.map(({ owedCentavos, paidVia, paidAt, shirtSize: tShirtSize, standing, ...row }) => {
    // An invitation costs nothing.
    const value = standing === 'accepted' ? owedCentavos : 0;
    return { ...row, value, ...present({ paidVia, paidAt, tShirtSize }) };
  });
}

/** The person's carts, each with its items and its PIX charges. */
export async function readMyCarts(queries: Queries, personId: string) {
  const own = await queries
    .select({ id: carts.id, event: events.name, createdAt: carts.createdAt })
    .from(carts)
    .innerJoin(events, eq(events.id, carts.eventId))
    .where(eq(carts.playerId, personId))
    .orderBy(asc(carts.id));
  const ids = own.map(({ id }) => id);
  const items = await queries
    .select({ cartId: cartItems.cartId, category: categories.category, value: cartItems.owedCentavos })
    .from(cartItems)
    .innerJoin(registrations, eq(registrations.id, cartItems.registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(inArray(cartItems.cartId, ids))
    .orderBy(asc(registrations.id));
  const payments = await queries
    .select()
    .from(charges)
    .where(and(inArray(charges.cartId, ids), ne(charges.status, 'requested')))
    .orderBy(asc(charges.id));
  return own.map(({ id, ...cart }) => ({
    ...cart,
    items: items.filter(({ cartId }) => cartId === id).map(({ category, value }) => ({ category, value })),
    payments: payments.filter(({ cartId }) => cartId === id).map(paymentOf),
  }));
}

function paymentOf({ amountCentavos: value, status, createdAt, approvedAt }: typeof charges.$inferSelect) {
  const state = hasMoneyCome(status) ? 'approved' : status === 'cancelled' ? status : 'pending';
  return { value, createdAt, status: STATUS_OF_STATE[state], ...present({ approvedAt }) };
}
