import { Effect } from 'effect';
import { paymentAccountEndpoints } from '#domain/contract/paymentAccount.ts';
import type { PaymentAccountState } from '#domain/payment/paymentAccount.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { provideProof } from '../../../../shared/proof/proofActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { paymentAccountQuery } from './receivingQueries.ts';

/** Connecting and ending the account for receiving. The subject of `completeConnection` is what stands after the `?`. */
export function provideReceiving({ call, queryClient }: App) {
  const { queryKey } = paymentAccountQuery(call);
  const keep = ({ data }: { data: PaymentAccountState }) =>
    Effect.sync(() => void queryClient.setQueryData(queryKey, data));
  return commandOf<CommandsOf['receiving']>(
    {
      beginConnection: (_, signal) =>
        call(paymentAccountEndpoints.beginConnection, {}, { signal }).pipe(
          Effect.tap(({ data }) => Effect.sync(() => window.location.assign(data.address))),
        ),
      completeConnection: (search, signal) =>
        call(paymentAccountEndpoints.completeConnection, { body: answerOf(search) }, { signal }).pipe(Effect.tap(keep)),
      endPaymentAccount: (_, signal) =>
        call(paymentAccountEndpoints.endPaymentAccount, {}, { signal }).pipe(Effect.tap(keep)),
    },
    provideProof({ call }),
  );
}

/** What the provider sent back in the address. */
export function answerOf(search: string): { readonly code: string; readonly state: string } {
  const parameters = new URLSearchParams(search);
  return { code: parameters.get('code') ?? '', state: parameters.get('state') ?? '' };
}
