import type { PixCharge } from '#domain/payment/charge.ts';
import type { Failed } from '../outcome.ts';
import type { TakenHour } from './bookingOrder.ts';

/** A reservation on the server; `charge` is null when it is not paid by PIX. */
export interface MadeReservation {
  readonly subject: string;
  readonly charge: PixCharge | null;
}

export type HoldOutcome = ({ readonly _tag: 'Held' } & MadeReservation) | { readonly _tag: 'None' };

export type OpenPaymentOutcome =
  | ({ readonly _tag: 'Payable' } & MadeReservation)
  /** It was paid, cancelled or expired since it was last read, or it is paid at the arena. */
  | { readonly _tag: 'Closed'; readonly isPaid: boolean }
  | Failed;

/** How the server refuses an order, of a player or of an owner. */
export type OrderRefused =
  | { readonly _tag: 'SlotTaken'; readonly message: string; readonly taken: readonly TakenHour[] }
  | { readonly _tag: 'VoucherRefused'; readonly message: string }
  | Failed;

export type MakeOutcome =
  | ({ readonly _tag: 'Made' } & MadeReservation)
  | { readonly _tag: 'ProfileIncomplete' }
  /** As many reservations as are allowed wait for their PIX already. */
  | { readonly _tag: 'TooManyHolds'; readonly message: string }
  | OrderRefused;

/** The chosen hours that somebody else reserved first. */
export function takenOf(outcome: { readonly _tag: string } | { readonly taken: readonly TakenHour[] }) {
  return 'taken' in outcome ? outcome.taken : [];
}

/**
 * The payment chart's input.
 * @throws when the reservation has no charge
 */
export function toPay(made: MadeReservation | null) {
  if (!made?.charge) throw new Error('Only what was made with a charge can be paid');
  return { subject: made.subject, charge: made.charge };
}
