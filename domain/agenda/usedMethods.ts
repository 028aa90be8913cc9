import type { Reservation } from '../booking/reservation.ts';
import { isDiscount } from '../ledger/installment.ts';
import {
  DESK_METHODS,
  type DeskMethod,
  type Method,
  TAP_METHODS,
  type TapMethod,
  USUAL_METHOD,
} from '../ledger/movement.ts';

type Paid = Pick<Reservation, 'installments'>;

/**
 * The ways to pay a reservation with one tap, the one first that the desk wrote down last among others; cash, of one that the panel of
 * the account which receives calls received in cash.
 */
export function tapMethodsFor(
  { moneyNews }: Pick<Reservation, 'moneyNews'>,
  others: readonly Paid[],
): readonly TapMethod[] {
  const last = moneyNews === 'in_cash' ? 'cash' : lastMethod(others, TAP_METHODS);
  return last === undefined ? TAP_METHODS : [last, ...TAP_METHODS.filter((method) => method !== last)];
}

/** What the desk wrote down last among these reservations: cash, where it has written nothing. */
function usualMethodAfter(reservations: readonly Paid[]): DeskMethod {
  return lastMethod(reservations, DESK_METHODS) ?? USUAL_METHOD;
}

/** How the money of a reservation came, and so how it goes back; of several ways the last one. */
export function methodItCameBy(reservation: Paid | undefined): DeskMethod {
  return usualMethodAfter(reservation ? [reservation] : []);
}

/** Whether some of it came by its payment link, and so goes back by PIX. Of a reservation that is paid at the arena. */
export function cameByLink(reservation: Paid | undefined): boolean {
  return reservation?.installments.some(({ method }) => method === 'platform') ?? false;
}

/** Identifiers are in the order of time. */
function lastMethod<M extends Method>(reservations: readonly Paid[], among: readonly M[]): M | undefined {
  const isAmong = (method: Method | undefined): method is M => among.some((other) => other === method);
  const known = reservations
    .flatMap(({ installments }) => installments)
    .filter((entry) => !isDiscount(entry) && isAmong(entry.method))
    .toSorted((one, other) => one.id.localeCompare(other.id));
  const method = known.at(-1)?.method;
  return isAmong(method) ? method : undefined;
}
