import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { billEndpoints } from '#domain/contract/bills.ts';
import { fromIsoMonth } from '#domain/values/days/month.ts';
import { type BillOnScreen, type BillPixOutcome, myBillsMachine } from '../../../../../machines/series/myBills.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { paymentOf } from '../../payment/index.ts';

export type MyBillsActor = ActorRefFrom<typeof myBillsMachine>;

/** The player's bills, connected to the server. */
export function provideMyBills(app: App) {
  const { call } = app;
  return myBillsMachine.provide({
    actors: {
      openBillPix: fromPromise<BillPixOutcome, { bill: BillOnScreen }>(
        ({
          input: {
            bill: { series: id, month, left },
          },
          signal,
        }) =>
          Effect.runPromise(
            call(
              billEndpoints.payBillByPix,
              { params: { id }, body: { month: fromIsoMonth(month), left } },
              { signal },
            ).pipe(
              Effect.match({
                onSuccess: ({ data }): BillPixOutcome => ({ _tag: 'Payable', charge: data.payment }),
                onFailure: toFailed,
              }),
            ),
          ),
      ),
      payment: paymentOf(app, ({ subject: id, charge }, signal) =>
        call(billEndpoints.billSettlement, { params: { id }, query: { payment: charge.mpPaymentId } }, { signal }).pipe(
          Effect.map(({ data }) => data.settlement),
        ),
      ),
    },
  });
}
