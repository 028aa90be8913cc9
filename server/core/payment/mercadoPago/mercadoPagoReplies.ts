import { Schema } from 'effect';
import { Instant } from '#domain/values/id.ts';
import { Reais } from '#domain/values/money.ts';
import type { ProviderCharge, ProviderRefund } from '../provider.ts';
import { stateOf } from './mercadoPagoStates.ts';
import { maybe } from '../replySchema.ts';

/** Ids are numbers in most replies and strings in some. */
export const LooseId = Schema.Union([Schema.String.check(Schema.isMinLength(1)), Schema.Int]);

/** The members of a payment that we read, out of about a hundred. */
export const PaymentReply = Schema.Struct({
  id: LooseId,
  status: Schema.String,
  transaction_amount: Reais,
  currency_id: Schema.String,
  collector_id: LooseId,
  external_reference: Schema.NullOr(Schema.String),
  status_detail: maybe(Schema.String),
  transaction_amount_refunded: maybe(Reais),
  date_last_updated: maybe(Instant),
  date_approved: maybe(Instant),
  date_of_expiration: maybe(Instant),
  point_of_interaction: Schema.optionalKey(
    Schema.Struct({
      transaction_data: Schema.optionalKey(Schema.Struct({ qr_code: maybe(Schema.String) })),
    }),
  ),
});

/** `in_process` while the PIX network has trouble: the refund is approved or rejected later. */
export const RefundReply = Schema.Struct({
  id: LooseId,
  status: maybe(Schema.String),
  amount: maybe(Reais),
});
export const RefundsReply = Schema.Array(RefundReply);

/** The hits of `/v1/payments/search`, newest first. */
export const SearchReply = Schema.Struct({ results: Schema.Array(PaymentReply) });

/** A chargeback names the payments that it is about. */
export const ChargebackReply = Schema.Struct({ payments: Schema.Array(LooseId) });

export function chargeOf(payment: typeof PaymentReply.Type): ProviderCharge {
  const { status, transaction_amount: amount } = payment;
  const detail = payment.status_detail ?? '';
  const refunded = payment.transaction_amount_refunded ?? 0;
  return {
    id: String(payment.id),
    state: stateOf({ status, detail, amount, refunded }),
    words: [status, detail].filter((word) => word !== '').join(' '),
    amount,
    currency: payment.currency_id,
    reference: payment.external_reference ?? '',
    receiver: String(payment.collector_id),
    brCode: payment.point_of_interaction?.transaction_data?.qr_code ?? '',
    codeUntil: payment.date_of_expiration ?? null,
    approvedAt: payment.date_approved ?? null,
    refunded,
    updatedAt: payment.date_last_updated ?? null,
  };
}

/** @param ordered centavos, used when the reply has no amount */
export function refundOf({ id, status, amount }: typeof RefundReply.Type, ordered: number): ProviderRefund {
  return { id: String(id), state: stateOfRefund(status ?? 'approved'), amount: amount ?? ordered };
}

/** An unknown status does not count as money that went back. */
function stateOfRefund(word: string): ProviderRefund['state'] {
  if (word === 'approved') return 'done';
  return word === 'rejected' || word === 'cancelled' ? 'rejected' : 'in_process';
}
