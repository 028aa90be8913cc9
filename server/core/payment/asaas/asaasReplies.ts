import { Result, Schema } from 'effect';
import { Reais } from '#domain/values/money.ts';
import type { ProviderCharge, ProviderRefund, ReportedState } from '../provider.ts';
import { maybe } from '../replySchema.ts';

const Refund = Schema.Struct({
  status: Schema.String,
  value: Reais,
  dateCreated: Schema.String,
  description: maybe(Schema.String),
});

/** The members of a payment that we read. It does not tell whose it is: the token that reads it says so. */
export const PaymentReply = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  value: Reais,
  externalReference: maybe(Schema.String),
  deleted: Schema.optionalKey(Schema.Boolean),
  refunds: maybe(Schema.Array(Refund)),
});
export type Payment = typeof PaymentReply.Type;

export const PaymentList = Schema.Struct({ data: Schema.Array(PaymentReply) });
export const CustomerReply = Schema.Struct({ id: Schema.String });
export const CustomerList = Schema.Struct({ data: Schema.Array(CustomerReply) });
/** `expirationDate`: `2027-03-05 23:59:59`, by Brasília's clock; the day's end for an account without a PIX key. */
export const CodeReply = Schema.Struct({ payload: Schema.String, expirationDate: maybe(Schema.String) });
export const DeletedReply = Schema.Struct({ deleted: Schema.Boolean });

/** A notification: `{"id":"evt_…","event":"PAYMENT_RECEIVED","payment":{"id":"pay_…"}}`. */
const Event = Schema.fromJsonString(Schema.Struct({ payment: Schema.Struct({ id: Schema.String }) }));

/** The payments that a notification is about; none when it is about something else. */
export function readEvent(body: string): readonly string[] {
  const event = Schema.decodeUnknownResult(Event)(body);
  return Result.isSuccess(event) ? [event.success.payment.id] : [];
}

const RefusalReply = Schema.Struct({ errors: Schema.Array(Schema.Struct({ code: Schema.String })) });

export function readCodes(body: unknown): readonly string[] {
  const refusal = Schema.decodeUnknownResult(RefusalReply)(body);
  return Result.isSuccess(refusal) ? refusal.success.errors.map(({ code }) => code) : [];
}

/** @param qr absent where only the payment was read: the code has an address of its own */
export function chargeOf(payment: Payment, receiver: string, qr?: typeof CodeReply.Type): ProviderCharge {
  const refunded = (payment.refunds ?? [])
    .filter(({ status }) => status === 'DONE')
    .reduce((sum, { value }) => sum + value, 0);
  return {
    id: payment.id,
    state: payment.deleted ? 'cancelled' : stateOf(payment.status, refunded >= payment.value),
    words: payment.deleted ? `${payment.status} deleted` : payment.status,
    amount: payment.value,
    currency: 'BRL',
    reference: payment.externalReference ?? '',
    receiver,
    brCode: qr?.payload ?? '',
    codeUntil: instantIn(qr?.expirationDate),
    // Its days have no hours, and nothing tells when it changed.
    approvedAt: null,
    refunded: payment.status === 'REFUNDED' ? payment.value : refunded,
    updatedAt: null,
  };
}

/** A moment that is written in another way than documented says nothing: our own deadline holds. */
function instantIn(written: string | null | undefined): Date | null {
  const [, day, time] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(written ?? '') ?? [];
  const instant = new Date(`${day}T${time}-03:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/**
 * Where the money is (docs.asaas.com, events and status of charges). Of RECEIVED_IN_CASH it says that it was paid outside of Asaas: the
 * account's balance gets nothing (reference/confirmar-recebimento-em-dinheiro, read on 30 November 2026).
 */
function stateOf(status: string, isAllBack: boolean): ReportedState {
  switch (status) {
    case 'PENDING':
    case 'AWAITING_RISK_ANALYSIS':
    // Past its day, and can be paid all the same: we delete a charge that nobody waits for.
    case 'OVERDUE':
      return 'pending';
    case 'CONFIRMED':
    case 'RECEIVED':
    case 'REFUND_REQUESTED':
    case 'REFUND_IN_PROGRESS':
      return isAllBack ? 'refunded' : 'approved';
    case 'RECEIVED_IN_CASH':
      return 'received_in_cash';
    case 'REFUNDED':
      return 'refunded';
    case 'CHARGEBACK_REQUESTED':
    case 'CHARGEBACK_DISPUTE':
    case 'AWAITING_CHARGEBACK_REVERSAL':
      return 'disputed';
    default:
      return 'unknown';
  }
}

const KEY = /^(.{1,200}) \[([0-9a-f-]{36})\]$/;

/** What a refund is called there: its key is part of it, since they have no keys of their own. */
export function describeRefund(idempotencyKey: string): string {
  return `Quadra Livre [${idempotencyKey}]`;
}

/** Refunds have no ids there: ours are known by our key, others by their moment and amount. */
export function refundsOf({ refunds }: Payment): ProviderRefund[] {
  return (refunds ?? []).map(({ status, value, dateCreated, description }) => ({
    id: KEY.exec(description ?? '')?.[2] ?? `${dateCreated} ${value}`,
    amount: value,
    state: status === 'DONE' ? 'done' : status === 'CANCELLED' ? 'rejected' : 'in_process',
  }));
}
