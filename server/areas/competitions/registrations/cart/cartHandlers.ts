import { eq } from 'drizzle-orm';
import { readNow } from '#platform/database/database.ts';
import { events } from '#platform/database/schema/events.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type TwoStepWrite, type Viewer } from '#platform/http/handler.ts';
import { openCharge } from '#core/payment/openCharge.ts';
import type { PaymentDependencies } from '#core/payment/settle.ts';
import { decideCharge } from './payCart.ts';
import { readCarts, readPayment } from './readCarts.ts';
import { readPaymentHistory } from './readPaymentHistory.ts';
import { readSettlement } from './readSettlement.ts';
import { readRefusedRefunds, returnCartRefund } from './refusedRefunds.ts';

/** Handlers of the calls in `domain/contract/cart.ts`. */
export function cartHandlers(dependencies: PaymentDependencies) {
  const { database } = dependencies;

  const currentCart: Read<'currentCart'> = async ({ viewer, params }) => {
    const [cart] = await readOf(viewer, params.id, true);
    return { data: { ...(cart && { shoppingCart: cart }) } };
  };

  const carts: Read<'carts'> = async ({ viewer, params }) => ({
    data: { shoppingCarts: await readOf(viewer, params.id, false) },
  });

  const payCart: TwoStepWrite<'payCart', { chargeId: string }> = {
    async decide({ viewer, params }, tx) {
      return { chargeId: await decideCharge(tx, params.id, signedIn(viewer).personId, dependencies.providers) };
    },
    async finish({ params }, { chargeId }) {
      const failure = await openCharge(dependencies, chargeId);
      if (failure) return refuse(failure);
      const payment = await readPayment(database.orm, params.id, await readNow(database));
      return payment ? { data: { payment } } : refuse('payment_unavailable');
    },
  };

  const cartSettlement: Read<'cartSettlement'> = async ({ viewer, params, query }) => {
    const which = { cartId: params.id, paymentId: query.payment, personId: signedIn(viewer).personId };
    const settlement = await readSettlement(database.orm, which);
    return settlement ? { data: { settlement } } : refuse('cart_not_found');
  };

  async function readOf(viewer: Viewer, eventId: string, isOpen: boolean) {
    const [event] = await database.orm.select({ id: events.id }).from(events).where(eq(events.id, eventId));
    if (!event) return refuse('event_not_found');
    const now = await readNow(database);
    return readCarts(
      database.orm,
      { eventId, isOpen },
      { personId: signedIn(viewer).personId, now, today: todayAt(now) },
    );
  }

  return {
    currentCart,
    carts,
    payCart,
    cartSettlement,
    paymentHistory: readPaymentHistory(database),
    refusedRefunds: readRefusedRefunds(database),
    returnCartRefund,
  };
}
