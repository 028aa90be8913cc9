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

/** The state of a payment in the words of the product, for who pays it. */
export const ChargeState = Schema.Literals(['pending', 'approved', 'cancelled']);
export type ChargeState = typeof ChargeState.Type;

/** What a provider says of a charge: the payer's three states, and two that come after the money. */
export type ProviderState = ChargeState | 'refunded' | 'disputed';

const STATES: ReadonlyMap<string, ProviderState> = new Map([
  ['pending', 'pending'],
  ['in_process', 'pending'],
  ['authorized', 'pending'],
  ['approved', 'approved'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['rejected', 'cancelled'],
  ['refunded', 'refunded'],
  ['partially_refunded', 'refunded'],
  ['charged_back', 'disputed'],
  ['in_mediation', 'disputed'],
]);

/** A provider's word as one of ours; an unknown word is `undefined` and must change nothing. */
export function readProviderState(word: string): ProviderState | undefined {
  return STATES.get(word);
}

/** What a payer is told: money that went back, or that is argued about, came first. */
export function payerStateOf(state: ProviderState): ChargeState {
  return state === 'refunded' || state === 'disputed' ? 'approved' : state;
}

/** A provider's word for where a charge with money in it stands. */
interface ProviderWord {
  readonly status: string;
  /** The provider's finer word: a chargeback that was won is `charged_back`, `reimbursed`. */
  readonly detail: string;
  /** Centavos: of how much. */
  readonly amount: number;
  /** Centavos that went back so far. */
  readonly refunded: number;
}

/** Where the money of a charge is: all or most of it here, argued about, taken back by the payer's bank, or returned. */
export type MoneyState = 'approved' | 'disputed' | 'charged_back' | 'refunded';

/** Read from a provider's word, and how much went back; `undefined` for a word that is not about money that came. */
export function moneyStateOf({ status, detail, amount, refunded }: ProviderWord): MoneyState | undefined {
  const state = readProviderState(status);
  if (status === 'refunded' || ((state === 'approved' || state === 'refunded') && refunded >= amount))
    return 'refunded';
  if (state === 'approved' || state === 'refunded') return 'approved';
  if (state !== 'disputed') return undefined;
  if (status === 'in_mediation') return 'disputed';
  return detail === 'reimbursed' ? 'approved' : 'charged_back';
}

/**
 * What is to be known of money that was paid through the platform, beside the status of what it bought. `owed_again`: it
 * went back after the game had begun. `returned`: by other means than the provider's. `unreachable`: the account that
 * received it is not set up, so nothing new is known.
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
]);
export type MoneyNews = typeof MoneyNews.Type;

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
