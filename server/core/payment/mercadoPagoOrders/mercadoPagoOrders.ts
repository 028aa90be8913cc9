import { Result, Schema } from 'effect';
import { randomUUID } from 'node:crypto';
import { askMercadoPago, type MercadoPagoAccount, payerOf } from '../mercadoPago/mercadoPagoCalls.ts';
import { readCancelled, SHORTEST_PIX_MS, withPixCode } from '../mercadoPago/mercadoPagoCalls.ts';
import { verifySignature } from '../mercadoPago/mercadoPagoSignature.ts';
import type { ChargeOrder, PaymentProvider, ProviderCharge, ProviderResult } from '../provider.ts';
import { ONE_CENTAVO, ProviderUnreachable } from '../provider.ts';
import { chargeOf, OrderReply, OrderSearchReply, refundsOf } from './ordersReplies.ts';

/**
 * PIX charges through Mercado Pago's orders API (`/v1/orders`), which it names as the successor of its payments API
 * (developers/en/docs/checkout-api-orders). The address of notifications is set up in its panel, for the topic `order`.
 */
export function mercadoPagoOrders(account: MercadoPagoAccount): PaymentProvider {
  const ask = askMercadoPago(account);

  async function get(id: string): ProviderResult<ProviderCharge> {
    return Result.map(await ask(OrderReply, { url: pathOf(id) }), chargeOf);
  }

  return {
    name: 'mercado-pago-orders',
    receiver: account.receiver,
    leastAmount: ONE_CENTAVO,
    get,

    async create(order) {
      const made = await ask(OrderReply, {
        method: 'POST',
        url: '/v1/orders',
        headers: { 'X-Idempotency-Key': order.idempotencyKey },
        data: bodyOf(order),
      });
      return withPixCode(Result.map(made, chargeOf));
    },

    async find(reference) {
      const now = Date.now();
      const found = await ask(OrderSearchReply, {
        url: '/v1/orders',
        params: {
          external_reference: reference,
          begin_date: new Date(now - SEARCHED_MS).toISOString(),
          end_date: new Date(now + SEARCHED_MS).toISOString(),
          sort_by: 'created_date',
          sort_order: 'desc',
        },
      });
      return Result.map(found, ({ data: [order] }) => order && chargeOf(order));
    },

    async cancel(id) {
      const asked = await ask(Schema.Unknown, {
        method: 'POST',
        url: `${pathOf(id)}/cancel`,
        // A cancellation that is repeated changes nothing, so each attempt may have a key of its own.
        headers: { 'X-Idempotency-Key': randomUUID() },
      });
      return readCancelled(asked, () => get(id));
    },

    async refund(id, idempotencyKey, share) {
      // A share is taken from the order's payment, whose id only the order tells.
      const order = await ask(OrderReply, { url: pathOf(id) });
      if (Result.isFailure(order)) return Result.fail(order.failure);
      const [payment] = order.success.transactions.payments;
      const data = share === undefined ? undefined : { transactions: [{ id: payment?.id, amount: textOf(share) }] };
      const headers = { 'X-Idempotency-Key': idempotencyKey };
      const answer = await ask(OrderReply, { method: 'POST', url: `${pathOf(id)}/refund`, headers, data });
      if (Result.isFailure(answer)) return Result.fail(answer.failure);
      const refund = refundsOf(answer.success).at(-1);
      return refund
        ? Result.succeed(refund)
        : Result.fail(new ProviderUnreachable({ cause: 'no refund in the reply' }));
    },

    async getRefunds(id) {
      return Result.map(await ask(OrderReply, { url: pathOf(id) }), refundsOf);
    },

    verifyNotification(notification) {
      const id = verifySignature(account.secret, notification);
      return Promise.resolve(id === undefined ? undefined : [id]);
    },
  };
}

/** A lost order is looked for within a day; the search wants a period. */
const SEARCHED_MS = 2 * 24 * 60 * 60_000;

function bodyOf(order: ChargeOrder) {
  const amount = textOf(order.amount);
  const lifeMs = Math.max(SHORTEST_PIX_MS, order.expiresAt.getTime() - order.createdAt.getTime());
  return {
    type: 'online',
    processing_mode: 'automatic',
    external_reference: order.reference,
    description: order.description.slice(0, 150),
    total_amount: amount,
    payer: payerOf(order.payer),
    ...(order.fee > 0 && { marketplace_fee: textOf(order.fee) }),
    transactions: {
      payments: [
        {
          amount,
          payment_method: { id: 'pix', type: 'bank_transfer' },
          expiration_time: `PT${Math.ceil(lifeMs / 60_000)}M`,
        },
      ],
    },
  };
}

function textOf(centavos: number): string {
  return (centavos / 100).toFixed(2);
}

function pathOf(id: string): string {
  return `/v1/orders/${encodeURIComponent(id)}`;
}
