import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import {
  fateOf,
  type HistoryCart,
  type HistoryPix,
  type HistoryRefund,
  type Share,
} from '#domain/registrations/paymentHistory.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { chargeParts, charges, refunds } from '#platform/database/schema/payments.ts';
import { cartItems, carts, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { shareNameOf, type SharePlace } from '#core/payment/shareName.ts';

/** Every cart of a player with each PIX of it, newest first. Five statements read a page. */
export function readPaymentHistory(database: Database): Read<'paymentHistory'> {
  return async ({ viewer, query: { event, page = 1 } }) => {
    const { orm } = database;
    const isTheirs = and(
      eq(carts.playerId, signedIn(viewer).personId),
      event === undefined ? undefined : eq(carts.eventId, event),
    );
    const rows = await orm
      .select({ id: carts.id, createdAt: carts.createdAt, event: { id: events.id, name: events.name } })
      .from(carts)
      .innerJoin(events, eq(events.id, carts.eventId))
      .where(isTheirs)
      .orderBy(desc(carts.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const parts = await readParts(
      orm,
      rows.map(({ id }) => id),
    );
    const now = await readNow(database);
    const all = rows.map((cart): HistoryCart => ({ ...cart, ...cartOf(cart.id, parts, now) }));
    return { data: { carts: all }, pages: pagesOf(await orm.$count(carts, isTheirs)) };
  };
}

type Parts = Awaited<ReturnType<typeof readParts>>;
type Charge = typeof charges.$inferSelect;

/** The charges of some carts with their shares and refunds, and what is in the carts unpaid. */
async function readParts(queries: Queries, ids: readonly string[]) {
  if (ids.length === 0) return { made: [], shares: [], back: [], items: [] };
  const made = await queries
    .select()
    .from(charges)
    .where(inArray(charges.cartId, [...ids]))
    .orderBy(desc(charges.id));
  const chargeIds = made.map(({ id }) => id);
  const { registrationId, position, paidVia } = registrationMembers;
  const place = { registrationId, position, category: categories.category, name: people.name };
  const shares = await queries
    .select({ ...place, of: chargeParts.chargeId, amount: chargeParts.amountCentavos })
    .from(chargeParts)
    .innerJoin(
      registrationMembers,
      and(eq(registrationId, chargeParts.registrationId), eq(position, chargeParts.position)),
    )
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .innerJoin(registrations, eq(registrations.id, registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(inArray(chargeParts.chargeId, chargeIds))
    .orderBy(asc(registrationId), asc(position));
  const back = await queries
    .select()
    .from(refunds)
    .where(inArray(refunds.chargeId, chargeIds))
    .orderBy(asc(refunds.createdAt), asc(refunds.part));
  const items = await queries
    .select({ ...place, of: cartItems.cartId, amount: cartItems.owedCentavos, paidVia })
    .from(cartItems)
    .innerJoin(registrationMembers, and(eq(registrationId, cartItems.registrationId), eq(position, cartItems.position)))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .innerJoin(registrations, eq(registrations.id, registrationId))
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(inArray(cartItems.cartId, [...ids]))
    .orderBy(asc(registrationId), asc(position));
  return { made, shares, back, items };
}

function cartOf(cartId: string, parts: Parts, now: Date): Pick<HistoryCart, 'owed' | 'pix'> {
  const pix = parts.made.filter((charge) => charge.cartId === cartId).map((charge) => pixOf(charge, parts, now));
  // What a PIX still waits for is told once, as that PIX.
  const waiting = new Set(pix.flatMap(({ id, fate }) => (fate === 'pending' || fate === 'requested' ? [id] : [])));
  const isAsked = (item: SharePlace) =>
    parts.shares.some((share) => waiting.has(share.of) && shareNameOf(share) === shareNameOf(item));
  const owed = parts.items.filter((item) => item.of === cartId && item.paidVia === null && !isAsked(item)).map(shareOf);
  return { owed, pix };
}

function pixOf(charge: Charge, { shares, back }: Parts, now: Date): HistoryPix {
  const { id, amountCentavos: amount, createdAt, expiresAt, approvedAt } = charge;
  const ofIt = shares.filter(({ of }) => of === id);
  const returned = back.filter(({ chargeId }) => chargeId === id);
  const gone = returned.reduce(
    (sum, { state, amountCentavos }) => sum + (state === 'done' || state === 'returned' ? amountCentavos : 0),
    0,
  );
  // A refund in the provider's panel is in its figure alone, one by a person in ours alone.
  const refunded = Math.max(gone, charge.refundedCentavos);
  const fate = fateOf({ status: charge.status, expiresAt, refunded }, now);
  return {
    id,
    amount,
    fate: fate === 'partRefunded' && refunded >= amount ? 'refunded' : fate,
    createdAt,
    expiresAt,
    ...(approvedAt && { paidAt: approvedAt }),
    shares: ofIt.map(shareOf),
    refunds: returned.map((refund): HistoryRefund => {
      const share = ofIt.find((one) => shareNameOf(one) === refund.part);
      return {
        amount: refund.amountCentavos,
        state: STATES[refund.state],
        since: refund.createdAt,
        ...(refund.doneAt && { doneAt: refund.doneAt }),
        ...(share && { share: shareOf(share) }),
      };
    }),
  };
}

const STATES = {
  owed: 'underWay',
  sent: 'underWay',
  done: 'done',
  returned: 'done',
  refused: 'refused',
} as const satisfies Record<(typeof refunds.$inferSelect)['state'], HistoryRefund['state']>;

function shareOf({ category, name, amount }: Share): Share {
  return { category, name, amount };
}
