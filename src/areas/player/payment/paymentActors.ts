import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { bookingEndpoints } from '#domain/contract/booking.ts';
import { paymentEndpoints } from '#domain/contract/payment.ts';
import type { MoneyNews, PixCharge } from '#domain/payment/charge.ts';
import { paymentMachine } from '../../../../machines/payment/payment.ts';
import type { ChargeAnswer, Settlement } from '../../../../machines/payment/paymentSetup.ts';
import type { ApiFailure } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { followPage } from '../../../shared/watch/followPage.ts';
import { reservationKey } from '../../../shared/api/queryKeys.ts';

interface Paid {
  /** The id of what was paid for. */
  readonly subject: string;
  readonly charge: PixCharge;
}

/** Asks our server what became of the money. */
type Settle = (paid: Paid, signal: AbortSignal) => Effect.Effect<Settlement, ApiFailure>;

/** The payment chart for any purchase, connected to the server. The poll may go to another host. */
export function paymentOf({ call }: App, settle: Settle) {
  return paymentMachine.provide({
    actors: {
      followPage,
      fetchCharge: fromPromise<ChargeAnswer, { charge: PixCharge }>(({ input: { charge }, signal }) =>
        Effect.runPromise(
          call(
            paymentEndpoints.paymentRelay,
            { params: { id: charge.mpPaymentId } },
            { signal, bearer: charge.pollToken, baseURL: import.meta.env.VITE_PAYMENTS_URL },
          ).pipe(
            Effect.match({
              onSuccess: ({ data: { status, isPaidAtArena = false } }): ChargeAnswer =>
                isPaidAtArena ? 'atArena' : status,
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

export function providePayment(app: App) {
  const { call, queryClient } = app;
  return paymentOf(app, ({ subject }, signal) =>
    call(bookingEndpoints.reservation, { params: { id: subject } }, { signal }).pipe(
      Effect.map(({ data: { reservation } }) => {
        queryClient.setQueryData(reservationKey(reservation.id), reservation);
        // The desk receives its money since, so what came by this PIX goes back (decision 069).
        if (reservation.paymentMethod === 'local') return 'refunding';
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
