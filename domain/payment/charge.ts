import { Schema } from 'effect';
import { Instant } from '../contract/id.ts';
import { Reais } from '../money/money.ts';

/** The state of a charge as text on screen. */
export const PaymentStatus = Schema.Literals(['Pendente', 'Aprovado', 'Cancelado']);
export type PaymentStatus = typeof PaymentStatus.Type;

/** A PIX as its payer gets it, for a reservation or a cart. `pollToken` gives access to the state of this payment only. */
export const PixCharge = Schema.Struct({
  value: Reais,
  qrCodePix: Schema.String,
  validadePix: Instant,
  /** Computed by the server, so that a wrong clock on the phone cannot shorten or extend the time to pay. */
  secondsLeft: Schema.Int,
  mpPaymentId: Schema.String,
  pollToken: Schema.String,
});
export type PixCharge = typeof PixCharge.Type;

/** The PIX of a reservation. */
export const ReservationPayment = Schema.Struct({ ...PixCharge.fields, status: PaymentStatus });
export type ReservationPayment = typeof ReservationPayment.Type;

/** How long after its end a charge's state can still be read, because money may come late. */
export const LATE_WATCH_MINUTES = 15;

/** The state of a charge for its payer. */
export const ChargeState = Schema.Literals(['pending', 'approved', 'cancelled']);
export type ChargeState = typeof ChargeState.Type;

/** The state of a charge at the provider: the payer's three, and two that follow a payment. */
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

/** Maps a provider's status to ours. An unknown status is `undefined` and must change nothing. */
export function readProviderState(word: string): ProviderState | undefined {
  return STATES.get(word);
}

/** The state for the payer. Refunded or disputed money was paid first, so it counts as approved. */
export function payerStateOf(state: ProviderState): ChargeState {
  return state === 'refunded' || state === 'disputed' ? 'approved' : state;
}

/** A charge at the provider, in the provider's terms. */
interface ProviderWord {
  readonly status: string;
  /** The provider's status detail: a chargeback that the receiver won is `charged_back` with `reimbursed`. */
  readonly detail: string;
  /** The charge's amount in centavos. */
  readonly amount: number;
  /** Centavos refunded so far. */
  readonly refunded: number;
}

/** Where the money of a charge is: received (perhaps refunded in part), disputed, charged back by the bank, or refunded. */
export type MoneyState = 'approved' | 'disputed' | 'charged_back' | 'refunded';

/** From the provider's status and the refunded amount; `undefined` for a status without received money. */
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
 * What happened to money that was paid through the platform, besides the status of what it paid for. `owed_again`: it was
 * refunded after the game had begun. `returned`: it was given back outside the provider. `unreachable`: the provider
 * account that received it is not configured, so its state is unknown.
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

/** A payment in the provider's own format, which our server relays to the browser's poll. */
export const ProviderPayment = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  date_of_expiration: Schema.optionalKey(Schema.String),
});
export type ProviderPayment = typeof ProviderPayment.Type;
