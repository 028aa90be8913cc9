import type { Reservation } from './reservation.ts';

/** What has to be known of a reservation that is cancelled. */
type Before = Pick<Reservation, 'status' | 'paymentMethod'> & {
  readonly moneyBack: string;
  readonly totalCentavos: number;
};

/** Whether cancelling a reservation gives a PIX back. Closures, or the bank, may have given all of it back before. */
export function givesPixBack({ status, paymentMethod, moneyBack, totalCentavos }: Before): boolean {
  return status === 'PAGA' && paymentMethod === 'platform' && moneyBack === 'none' && totalCentavos > 0;
}
