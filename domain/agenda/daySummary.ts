import type { Reservation } from '../booking/reservation.ts';
import { isLive } from './agenda.ts';
import { accountOf } from './installment.ts';

/** What a day of an arena comes to, in centavos. */
export interface DaySummary {
  readonly count: number;
  readonly total: number;
  readonly toReceive: number;
}

/**
 * Counts the reservations that occupy their hours. Money of a PIX that nobody paid yet is neither sold nor the counter's
 * to receive.
 */
export function summaryOf(
  reservations: readonly (Pick<Reservation, 'paymentMethod'> & Parameters<typeof accountOf>[0])[],
): DaySummary {
  const live = reservations.filter(isLive);
  const sold = live.filter(({ status, paymentMethod }) => status !== 'PENDENTE' || paymentMethod === 'local');
  return {
    count: live.length,
    total: sold.reduce((sum, { totalValue, lostValue = 0 }) => sum + totalValue - lostValue, 0),
    toReceive: sold.reduce((sum, reservation) => sum + accountOf(reservation).left, 0),
  };
}
