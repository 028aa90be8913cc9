import { Result, Schema } from 'effect';
import { randomUUID } from 'node:crypto';
import { type ChargeOrder, ONE_CENTAVO, type PaymentProvider } from '../provider.ts';
import type { ProviderCharge, ProviderResult } from '../provider.ts';
import { askMercadoPago, type MercadoPagoAccount, payerOf } from './mercadoPagoCalls.ts';
import { readCancelled, SHORTEST_PIX_MS, withPixCode } from './mercadoPagoCalls.ts';
import { ChargebackReply, chargeOf, PaymentReply, refundOf } from './mercadoPagoReplies.ts';
import { RefundReply, RefundsReply, SearchReply } from './mercadoPagoReplies.ts';
import { verifySignature } from './mercadoPagoSignature.ts';

/** Without this header, a refund in process is reported as HTTP 400, like a refused one. */
const RENDER_IN_PROCESS = { 'X-Render-In-Process-Refunds': 'true' };

export interface PaymentsAccount extends MercadoPagoAccount {
  /** Mercado Pago only accepts https addresses; without one it sends no notifications, and the reconciler polls instead. */
  readonly notificationUrl?: string | undefined;
}

/** PIX charges through Mercado Pago's payments API (`/v1/payments`). */
export function mercadoPago(account: PaymentsAccount): PaymentProvider {
  const ask = askMercadoPago(account, [409]);

  async function get(id: string): ProviderResult<ProviderCharge> {
    return Result.map(await ask(PaymentReply, { url: pathOf(id) }), chargeOf);
  }

  return {
    name: 'mercado-pago',
    receiver: account.receiver,
    leastAmount: ONE_CENTAVO,
    get,

    async create(order) {
      const made = await ask(PaymentReply, {
        method: 'POST',
        url: '/v1/payments',
        headers: { 'X-Idempotency-Key': order.idempotencyKey },
        data: {
          payment_method_id: 'pix',
          transaction_amount: order.amount / 100,
          description: order.description,
          external_reference: order.reference,
          date_of_expiration: atUtcMinus3(endOfCode(order)),
          payer: payerOf(order.payer),
          ...(order.fee > 0 && { application_fee: order.fee / 100 }),
          ...(account.notificationUrl && { notification_url: withoutIpn(account.notificationUrl) }),
        },
      });
      return withPixCode(Result.map(made, chargeOf));
    },

    async find(reference) {
      // The newest comes first; the same key made no second one.
      const params = { external_reference: reference, sort: 'date_created', criteria: 'desc' };
      const found = await ask(SearchReply, { url: '/v1/payments/search', params });
      return Result.map(found, ({ results: [payment] }) => payment && chargeOf(payment));
    },

    async cancel(id) {
      const asked = await ask(Schema.Unknown, {
        method: 'PUT',
        url: pathOf(id),
        // A cancellation that is repeated changes nothing, so each attempt may have a key of its own.
        headers: { 'X-Idempotency-Key': randomUUID() },
        data: { status: 'cancelled' },
      });
      return readCancelled(asked, () => get(id));
    },

    async refund(id, idempotencyKey, share) {
      const answer = await ask(RefundReply, {
        method: 'POST',
        url: `${pathOf(id)}/refunds`,
        headers: { 'X-Idempotency-Key': idempotencyKey, ...RENDER_IN_PROCESS },
        data: share === undefined ? {} : { amount: share / 100 },
      });
      return Result.map(answer, (reply) => refundOf(reply, share ?? 0));
    },

    async getRefunds(id) {
      const answer = await ask(RefundsReply, { url: `${pathOf(id)}/refunds`, headers: RENDER_IN_PROCESS });
      return Result.map(answer, (replies) => replies.map((reply) => refundOf(reply, 0)));
    },

    async verifyNotification(notification) {
      const id = verifySignature(account.secret, notification);
      if (id === undefined) return undefined;
      if (!CHARGEBACK_TOPICS.has(notification.query['type'] ?? '')) return [id];
      // If it does not answer now, the charge is asked about at its usual time.
      const disputed = await ask(ChargebackReply, { url: `/v1/chargebacks/${encodeURIComponent(id)}` });
      return Result.isSuccess(disputed) ? disputed.success.payments.map(String) : [];
    },
  };
}

/** Such a notification has the id of a chargeback, not of a payment. */
export const CHARGEBACK_TOPICS = new Set(['chargebacks', 'topic_chargebacks_wh']);

/** Without this, the older IPN messages come to the same address, and nobody can tell whether those are genuine. */
function withoutIpn(address: string): string {
  const url = new URL(address);
  url.searchParams.set('source_news', 'webhooks');
  return url.href;
}

/** Counted there from when the order arrives, and the order is the same on every attempt: it has five minutes for its way. */
const MARGIN_MS = 5 * 60_000;

function endOfCode({ createdAt, expiresAt }: ChargeOrder): Date {
  return new Date(Math.max(expiresAt.getTime(), createdAt.getTime() + SHORTEST_PIX_MS + MARGIN_MS));
}

function pathOf(id: string): string {
  return `/v1/payments/${encodeURIComponent(id)}`;
}

/** With an offset, as in Mercado Pago's documentation, which does not mention `Z`. */
function atUtcMinus3(instant: Date): string {
  return new Date(instant.getTime() - 3 * 3_600_000).toISOString().replace('Z', '-03:00');
}
