import { Result, Schema } from 'effect';
import { readProviderState } from '../../../domain/payment/charge.ts';
import { type Account, callsTo } from './mercadoPagoCalls.ts';
import { chargeOf, PaymentReply, refundOf, RefundReply, RefundsReply } from './mercadoPagoReplies.ts';
import { verifySignature } from './mercadoPagoSignature.ts';
import { type PaymentProvider, type ProviderCharge, type ProviderResult, ProviderUnreachable } from '../provider.ts';

export const MERCADO_PAGO_TIMEOUT_MS = 10_000;

/** Without this header, a refund in process is reported as HTTP 400, like a refused one. */
const RENDER_IN_PROCESS = { 'X-Render-In-Process-Refunds': 'true' };

export interface MercadoPagoAccount extends Account {
  /** The collector's id: the account that must receive the money. */
  readonly receiver: string;
  /** Must not be empty: anybody could sign notifications with an empty secret. */
  readonly secret: string;
  /** Mercado Pago only accepts https addresses; without one it sends no notifications, and the reconciler polls instead. */
  readonly notificationUrl?: string | undefined;
}

/** PIX charges through Mercado Pago's payments API (`/v1/payments`). */
export function mercadoPago(account: MercadoPagoAccount): PaymentProvider {
  if (account.secret === '' || account.token === '') throw new Error('Mercado Pago needs its token and its secret');
  const ask = callsTo(account);

  async function get(id: string): ProviderResult<ProviderCharge> {
    return Result.map(await ask(PaymentReply, { url: pathOf(id) }), chargeOf);
  }

  return {
    name: 'mercado-pago',
    receiver: account.receiver,
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
          date_of_expiration: atUtcMinus3(order.expiresAt),
          payer: { email: order.payerEmail },
          ...(account.notificationUrl && { notification_url: account.notificationUrl }),
        },
      });
      if (Result.isFailure(made)) return Result.fail(made.failure);
      const charge = chargeOf(made.success);
      return charge.brCode === ''
        ? Result.fail(new ProviderUnreachable({ cause: 'no PIX code' }))
        : Result.succeed(charge);
    },

    async cancel(id) {
      const asked = await ask(Schema.Unknown, { method: 'PUT', url: pathOf(id), data: { status: 'cancelled' } });
      if (Result.isFailure(asked) && asked.failure instanceof ProviderUnreachable) return Result.fail(asked.failure);
      // Refused also when the charge is over already: `get` returns its status in either case.
      const charge = await get(id);
      const isOpen = Result.isSuccess(charge) && readProviderState(charge.success.status) === 'pending';
      return isOpen && Result.isFailure(asked) ? Result.fail(asked.failure) : charge;
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

    verifyNotification: (notification) => verifySignature(account.secret, notification),
  };
}

function pathOf(id: string): string {
  return `/v1/payments/${encodeURIComponent(id)}`;
}

/** With an offset, as in Mercado Pago's documentation, which does not mention `Z`. */
function atUtcMinus3(instant: Date): string {
  return new Date(instant.getTime() - 3 * 3_600_000).toISOString().replace('Z', '-03:00');
}
