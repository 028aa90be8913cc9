import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { CHOOSE_A_SLOT } from '#domain/booking/order.ts';
import { bookingEndpoints } from '#domain/contract/booking.ts';
import { orderOf } from '../../../../../machines/booking/bookingOrder.ts';
import { type CheckOutcome, voucherCheckMachine } from '../../../../../machines/vouchers/voucherCheck.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import type { BookingActor } from '../bookingActors.ts';
import { quoteQuery } from '../reservationQueries.ts';

/** The chart that checks a code, which asks about the hours that are chosen on the reserve page. */
export function provideVoucherQuote({ call, queryClient }: App, booking: BookingActor) {
  return voucherCheckMachine.provide({
    actors: {
      validateVoucher: fromPromise<CheckOutcome, { code: string }>(async ({ signal }) => {
        const order = orderOf(booking.getSnapshot().context);
        if (order.selectedTimeSlots.length === 0) return { _tag: 'Refused', message: CHOOSE_A_SLOT };
        return Effect.runPromise(
          call(bookingEndpoints.quoteReservation, { body: order }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): CheckOutcome => {
                queryClient.setQueryData(quoteQuery(call, order).queryKey, data);
                return { _tag: 'Known' };
              },
              onFailure: toFailed,
            }),
          ),
        );
      }),
    },
  });
}
