import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { bookingEndpoints } from '../../domain/contract/booking.ts';
import { paymentEndpoints } from '../../domain/contract/payments.ts';
import { type ReservationPayment, readProviderState } from '../../domain/payment/charge.ts';
import { type ChargeAnswer, paymentMachine, type Settlement } from '../../machines/payment/payment.ts';
import type { App } from '../app/createApp.ts';
import { reservationKey } from '../booking/reservationKeys.ts';

/** The payment flow with the real server; the poll may go to another host. */
export function providePayment({ call, queryClient }: App) {
  return paymentMachine.provide({
    actors: {
      fetchCharge: fromPromise<ChargeAnswer, { charge: ReservationPayment }>(({ input: { charge }, signal }) =>
        Effect.runPromise(
          call(
            paymentEndpoints.paymentRelay,
            { params: { id: charge.mpPaymentId } },
            { signal, bearer: charge.pollToken, baseURL: import.meta.env.VITE_PAYMENTS_URL },
          ).pipe(
            Effect.match({
              onSuccess: ({ data }): ChargeAnswer => answerOf(data.status),
              onFailure: (): ChargeAnswer => 'unknown',
            }),
          ),
        ),
      ),
      fetchSettlement: fromPromise<Settlement, { subject: string }>(({ input, signal }) =>
        Effect.runPromise(
          call(bookingEndpoints.reservation, { params: { id: input.subject } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data: { reservation } }): Settlement => {
                queryClient.setQueryData(reservationKey(reservation.id), reservation);
                if (reservation.status === 'PAGA') return 'paid';
                return reservation.refunded ? 'refunded' : 'unsettled';
              },
              onFailure: (): Settlement => 'unsettled',
            }),
          ),
        ),
      ),
    },
  });
}

/** Money that went back came first: the provider's `refunded` says too that the server now knows what it bought. */
function answerOf(word: string): ChargeAnswer {
  return word === 'refunded' ? 'approved' : (readProviderState(word) ?? 'unknown');
}
