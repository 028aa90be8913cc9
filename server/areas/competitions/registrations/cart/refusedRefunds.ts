import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database/database.ts';
import { events } from '#platform/database/schema/events.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { people } from '#platform/database/schema/people.ts';
import { carts } from '#platform/database/schema/registrations.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import { markReturned, REFUSED_REFUND, shownRefused } from '#core/payment/refusedRefunds.ts';
import { tellOfCart } from '#core/payment/tellMoney.ts';

/** The refunds of an event's carts that the bank refused, one entry per PIX, oldest first. */
export function readRefusedRefunds({ orm }: Database): Read<'refusedRefunds'> {
  return async ({ viewer, params: { id } }) => {
    const [event] = await orm.select({ organizerId: events.organizerId }).from(events).where(eq(events.id, id));
    if (!event || !mayReturn(viewer, event)) return refuse('event_not_found');
    const rows = await orm
      .select(REFUSED_REFUND)
      .from(refunds)
      .innerJoin(charges, eq(charges.id, refunds.chargeId))
      .innerJoin(carts, eq(carts.id, charges.cartId))
      .innerJoin(people, eq(people.id, carts.playerId))
      .where(and(eq(carts.eventId, id), eq(refunds.state, 'refused'), isNotNull(charges.approvedAt)))
      .groupBy(charges.id, people.id)
      .orderBy(asc(charges.approvedAt), asc(charges.id));
    return { data: { refusedRefunds: shownRefused(rows) } };
  };
}

/** The organizer or an admin confirms that they returned the money by other means after the bank refused the refund. */
export const returnCartRefund: Write<'returnCartRefund'> = {
  async decide({ viewer, params: { id } }, tx) {
    const [charge] = await tx
      .select({ organizerId: events.organizerId, id: charges.id, cartId: charges.cartId })
      .from(charges)
      .innerJoin(carts, eq(carts.id, charges.cartId))
      .innerJoin(events, eq(events.id, carts.eventId))
      .where(eq(charges.id, id));
    if (!charge || !mayReturn(viewer, charge)) return refuse('refund_not_refused');
    const returned = await markReturned(tx, id, signedIn(viewer).personId);
    for (const sum of returned) await tellOfCart(tx, 'cartRefundDone', charge, sum);
    return returned.length > 0 ? { data: {} } : refuse('refund_not_refused');
  },
};

function mayReturn(viewer: Viewer, { organizerId }: { readonly organizerId: string }): boolean {
  return viewer.role === 'admin' || signedIn(viewer).personId === organizerId;
}
