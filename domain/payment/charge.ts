import { Schema } from 'effect';
import { Instant } from '../contract/id.ts';
import { Reais } from '../money/money.ts';

/** How a payment dialog names the state of a charge. */
export const PaymentStatus = Schema.Literals(['Pendente', 'Aprovado', 'Cancelado']);
export type PaymentStatus = typeof PaymentStatus.Type;

/** A PIX as its payer gets it, whatever it is for; the token reads the state of this one payment. */
export const PixCharge = Schema.Struct({
  value: Reais,
  qrCodePix: Schema.String,
  validadePix: Instant,
  /** From the server's clock, so that a wrong clock on the phone cannot shorten or stretch the hour. */
  secondsLeft: Schema.Int,
  mpPaymentId: Schema.String,
  pollToken: Schema.String,
});
export type PixCharge = typeof PixCharge.Type;

/** The PIX of a reservation. */
export const ReservationPayment = Schema.Struct({ ...PixCharge.fields, status: PaymentStatus });
export type ReservationPayment = typeof ReservationPayment.Type;

/** Money may come late: the state of a charge can be read for this long after its end. */
export const LATE_WATCH_MINUTES = 15;

/** The state of a payment in the words of the product. */
export const ChargeState = Schema.Literals(['pending', 'approved', 'cancelled']);
export type ChargeState = typeof ChargeState.Type;

const STATES: ReadonlyMap<string, ChargeState> = new Map([
  ['pending', 'pending'],
  ['in_process', 'pending'],
  ['authorized', 'pending'],
  ['approved', 'approved'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['rejected', 'cancelled'],
]);

/** A provider's word as one of ours; an unknown word is `undefined` and must change nothing. */
export function readProviderState(word: string): ChargeState | undefined {
  return STATES.get(word);
}

export const STATUS_OF_STATE: Readonly<Record<ChargeState, PaymentStatus>> = {
  pending: 'Pendente',
  approved: 'Aprovado',
  cancelled: 'Cancelado',
};

/** A payment in the provider's own shape, as our relay answers to the browser's poll. */
export const ProviderPayment = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  date_of_expiration: Schema.optionalKey(Schema.String),
});
export type ProviderPayment = typeof ProviderPayment.Type;
