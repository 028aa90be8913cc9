import { isLive, isSold, type Reservation } from '../booking/reservation.ts';
import { accountOf, fateOf } from './received.ts';

/** The totals of an arena's day; amounts in centavos. */
export interface DaySummary {
  readonly count: number;
  readonly total: number;
  /** Still to be received from players at the arena. */
  readonly atArena: number;
  /** Still to be passed on by the platform, less its fee. */
  readonly viaPlatform: number;
  /** Received for reservations that were cancelled since, at the arena or by a PIX, and not given back. */
  readonly kept: number;
}

/**
 * Counts only reservations that occupy their hours. An unpaid PIX counts neither as sold nor as money to receive at the
 * arena.
 */
export function summaryOf(
  reservations: readonly (Pick<Reservation, 'paymentMethod' | 'toPassOn' | 'cancellation' | 'playerCancellation'> &
    Parameters<typeof accountOf>[0])[],
): DaySummary {
  const live = reservations.filter(isLive);
  const sold = live.filter(isSold);
  return {
    count: live.length,
    total: sold.reduce((sum, { totalValue, lostValue = 0 }) => sum + totalValue - lostValue, 0),
    atArena: sold.reduce((sum, reservation) => sum + accountOf(reservation).left, 0),
    viaPlatform: sold.reduce((sum, { toPassOn = 0 }) => sum + toPassOn, 0),
    kept: reservations.reduce((sum, reservation) => sum + fateOf(reservation).kept, 0),
  };
}
