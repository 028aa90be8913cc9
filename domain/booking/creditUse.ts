import type { PaymentMethod } from '../arenas/arena.ts';
import type { Reservation, ReservationStatus } from './reservation.ts';

/** What of a credit a booking takes, and what is left to pay at the arena, in centavos. */
export interface CreditUse {
  readonly used: number;
  readonly left: number;
}

/**
 * What a player's credit at an arena pays of a booking. Where one pays by PIX it pays all or nothing: a PIX is for the whole
 * reservation.
 * @param credit what the arena owes the player, in centavos
 * @param total what the booking costs after its voucher, in centavos
 * @returns `undefined` where it cannot be used
 */
export function creditFor({
  credit,
  total,
  paymentMethod,
}: {
  readonly credit: number;
  readonly total: number;
  readonly paymentMethod: PaymentMethod;
}): CreditUse | undefined {
  const used = Math.min(credit, total);
  if (used === 0 || (paymentMethod === 'platform' && used < total)) return undefined;
  return { used, left: total - used };
}

interface Sold {
  readonly paymentMethod: PaymentMethod;
  readonly status: ReservationStatus;
}

/** The sale as it is stored: one that credit pays whole asks for no PIX, and counts as received at the arena. */
export function paidByCredit<Sale extends Sold>(sale: Sale, { left }: CreditUse): Sale {
  return left > 0 ? sale : { ...sale, paymentMethod: 'local', status: 'CONFIRMADA' };
}

/** What of a reservation was paid with its player's credit, in centavos. */
export function creditIn({ installments }: Pick<Reservation, 'installments'>): number {
  return installments.reduce((sum, { method, value }) => (method === 'player_credit' ? sum + value : sum), 0);
}
