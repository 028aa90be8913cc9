import { Schema, SchemaGetter } from 'effect';
import { Instant } from '#domain/values/id.ts';
import { Reais } from '#domain/values/money.ts';
import type { ProviderCharge, ProviderRefund, ReportedState } from '../provider.ts';
import { maybe } from '../replySchema.ts';

/** Decodes `"120.50"` to centavos. */
const ReaisText = Schema.String.check(Schema.isPattern(/^\d{1,9}(\.\d{1,2})?$/)).pipe(
  Schema.decodeTo(Schema.Number, {
    decode: SchemaGetter.transform(Number),
    encode: SchemaGetter.transform(String),
  }),
  Schema.decodeTo(Reais),
);

/** The members of an order that we read. Ours have one payment, and the money is told of the order as a whole. */
export const OrderReply = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  status_detail: maybe(Schema.String),
  total_amount: ReaisText,
  currency: maybe(Schema.String),
  country_code: maybe(Schema.String),
  external_reference: maybe(Schema.String),
  user_id: Schema.Union([Schema.String, Schema.Int]),
  last_updated_date: maybe(Instant),
  transactions: Schema.Struct({
    payments: Schema.Array(
      Schema.Struct({
        id: Schema.String,
        refunded_amount: maybe(ReaisText),
        date_of_expiration: maybe(Instant),
        payment_method: maybe(Schema.Struct({ qr_code: maybe(Schema.String) })),
      }),
    ),
    refunds: maybe(Schema.Array(Schema.Struct({ id: Schema.String, amount: ReaisText, status: Schema.String }))),
  }),
});
type Order = typeof OrderReply.Type;

export const OrderSearchReply = Schema.Struct({ data: Schema.Array(OrderReply) });

export function chargeOf(order: Order): ProviderCharge {
  const { status, status_detail: detail, total_amount: amount, transactions } = order;
  const refunded = transactions.payments.reduce((sum, payment) => sum + (payment.refunded_amount ?? 0), 0);
  return {
    id: order.id,
    state: stateOf(status, detail ?? '', refunded >= amount),
    words: [status, detail].filter(Boolean).join(' '),
    amount,
    currency: order.currency ?? (order.country_code?.startsWith('BR') ? 'BRL' : ''),
    reference: order.external_reference ?? '',
    receiver: String(order.user_id),
    brCode: transactions.payments[0]?.payment_method?.qr_code ?? '',
    codeUntil: transactions.payments[0]?.date_of_expiration ?? null,
    // An order does not tell when its money came.
    approvedAt: null,
    refunded,
    updatedAt: order.last_updated_date ?? null,
  };
}

/** Where the money is (developers/en/docs/order/status-errors/order-status). */
function stateOf(status: string, detail: string, isAllBack: boolean): ReportedState {
  switch (status) {
    case 'created':
    case 'processing':
    case 'action_required':
      return 'pending';
    case 'processed':
      return isAllBack ? 'refunded' : 'approved';
    case 'refunded':
      return 'refunded';
    case 'cancelled':
    case 'canceled':
    case 'expired':
    case 'failed':
      return 'cancelled';
    case 'charged_back':
      return detail === 'reimbursed' ? 'approved' : 'charged_back';
    default:
      return 'unknown';
  }
}

export function refundsOf({ transactions }: Order): ProviderRefund[] {
  return (transactions.refunds ?? []).map(({ id, amount, status }) => ({ id, amount, state: stateOfRefund(status) }));
}

/** An unknown status does not count as money that went back. */
function stateOfRefund(status: string): ProviderRefund['state'] {
  if (status === 'processed') return 'done';
  return ['failed', 'cancelled', 'canceled', 'rejected'].includes(status) ? 'rejected' : 'in_process';
}
