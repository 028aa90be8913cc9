import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { bookingEndpoints } from '../../../../domain/contract/booking.ts';
import { paymentEndpoints } from '../../../../domain/contract/payment.ts';
import { type MoneyNews, payerStateOf, type PixCharge, readProviderState } from '../../../../domain/payment/charge.ts';
import { type ChargeAnswer, paymentMachine, type Settlement } from '../../../../machines/payment/payment.ts';
import type { ApiFailure } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { reservationKey } from '../../../shared/api/queryKeys.ts';

interface Paid {
  /** What was paid for, by its id. */
  readonly subject: string;
  readonly charge: PixCharge;
}

/** What our server says that the money did. */
type Settle = (paid: Paid, signal: AbortSignal) => Effect.Effect<Settlement, ApiFailure>;

/** The payment flow with the real server, whatever is paid; the poll may go to another host. */
export function paymentOf({ call }: App, settle: Settle) {
  return paymentMachine.provide({
    actors: {
      fetchCharge: fromPromise<ChargeAnswer, { charge: PixCharge }>(({ input: { charge }, signal }) =>
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
      fetchSettlement: fromPromise<Settlement, Paid>(({ input, signal }) =>
        Effect.runPromise(settle(input, signal).pipe(Effect.catch(() => Effect.succeed<Settlement>('unsettled')))),
      ),
    },
  });
}

/** The payment of a reservation. */
export function providePayment(app: App) {
  const { call, queryClient } = app;
  return paymentOf(app, ({ subject }, signal) =>
    call(bookingEndpoints.reservation, { params: { id: subject } }, { signal }).pipe(
      Effect.map(({ data: { reservation } }) => {
        queryClient.setQueryData(reservationKey(reservation.id), reservation);
        if (reservation.status === 'PAGA') return 'paid';
        return settlementOf(reservation.moneyNews);
      }),
    ),
  );
}

function settlementOf(news: MoneyNews | undefined): Settlement {
  if (news === undefined) return 'unsettled';
  return news === 'refunded' || news === 'returned' ? 'refunded' : 'refunding';
}

/** Money that went back, or that is disputed, came first: the server knows what it bought. */
function answerOf(word: string): ChargeAnswer {
  const state = readProviderState(word);
  return state ? payerStateOf(state) : 'unknown';
}
