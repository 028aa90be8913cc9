import { Schema } from 'effect';
import { Instant } from '../values/id.ts';
import { Reais } from '../values/money.ts';

/** The state of a charge as text on screen. */
export const PaymentStatus = Schema.Literals(['Pendente', 'Aprovado', 'Cancelado']);
export type PaymentStatus = typeof PaymentStatus.Type;

/** A PIX as its payer gets it, for a reservation, a cart or a bill. `pollToken` gives access to the state of this payment only. */
export const PixCharge = Schema.Struct({
  value: Reais,
  qrCodePix: Schema.String,
  validadePix: Instant,
  /** Computed by the server, so that a wrong clock on the phone cannot shorten or extend the time to pay. */
  secondsLeft: Schema.Int,
  mpPaymentId: Schema.String,
  pollToken: Schema.String,
  /** Of the demonstration alone: the address of its bank's page for this charge. */
  bank: Schema.optionalKey(Schema.String),
});
export type PixCharge = typeof PixCharge.Type;

/** The PIX of a reservation. */
export const ReservationPayment = Schema.Struct({ ...PixCharge.fields, status: PaymentStatus });
export type ReservationPayment = typeof ReservationPayment.Type;

/** What became of the money of a PIX: it paid what it was for, or all of it goes or went back. `unsettled`: it was not received yet. */
export const PixSettlement = Schema.Literals(['paid', 'refunding', 'refunded', 'unsettled']);
export type PixSettlement = typeof PixSettlement.Type;

/** How long after its end a charge's state can still be read, because money may come late. */
export const LATE_WATCH_MINUTES = 15;

/** The state of a charge for its payer. */
export const ChargeState = Schema.Literals(['pending', 'approved', 'cancelled']);
export type ChargeState = typeof ChargeState.Type;

/**
 * What happened to money that was paid through the platform, besides the status of what it paid for. `owed_again`: it was
 * refunded after the game had begun. `returned`: it was given back outside the provider. `unreachable`: the provider
 * account that received it is not configured, so its state is unknown. `in_cash`: whoever receives marked the PIX as received
 * in cash at the provider; the desk has yet to book it.
 */
export const MoneyNews = Schema.Literals([
  'refunding',
  'refunded',
  'owed_again',
  'refund_refused',
  'returned',
  'disputed',
  'charged_back',
  'unreachable',
  'in_cash',
]);
export type MoneyNews = typeof MoneyNews.Type;

export const STATUS_OF_STATE: Readonly<Record<ChargeState, PaymentStatus>> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  cancelled: 'Cancelado',
};

/**
 * The reply to the browser's poll about one charge. `isPaidAtArena`: of a cancelled one, that its reservation stands all the
 * same, because the arena receives its money since.
 */
export const PolledCharge = Schema.Struct({
  id: Schema.String,
  status: ChargeState,
  isPaidAtArena: Schema.optionalKey(Schema.Boolean),
});
export type PolledCharge = typeof PolledCharge.Type;
