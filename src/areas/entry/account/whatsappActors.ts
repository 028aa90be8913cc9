import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { whatsappEndpoints } from '#domain/contract/whatsapp.ts';
import type { WhatsappState } from '#domain/notices/whatsapp.ts';
import {
  type ConsentOutcome,
  type EndConsentOutcome,
  type MakeCodeOutcome,
  type WhatsappConsent,
  whatsappConsentMachine,
} from '../../../../machines/notices/whatsappConsent.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { WHATSAPP } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { followPage } from '../../../shared/watch/followPage.ts';

/** Whether there is a number at WhatsApp here, and whether it tells the person. */
export function whatsappQuery(call: Call) {
  return queryOptions({
    queryKey: [WHATSAPP],
    queryFn: reading(call, whatsappEndpoints.whatsapp, {}, (state) => state),
  });
}

export function consentOf({ since, number }: WhatsappState): WhatsappConsent | null {
  return since === undefined ? null : { since, number: number ?? null };
}

/** The chart of notices by WhatsApp, connected to the server. */
export function provideWhatsappConsent({ call, queryClient }: App) {
  // The switches of the channel come and go with it.
  const keep = ({ data }: { readonly data: WhatsappState }) =>
    Effect.sync(() => void queryClient.setQueryData([WHATSAPP], data));
  return whatsappConsentMachine.provide({
    actors: {
      makeCode: fromPromise<MakeCodeOutcome>(({ signal }) =>
        Effect.runPromise(
          call(whatsappEndpoints.makeWhatsappCode, {}, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data: code }): MakeCodeOutcome => ({ _tag: 'Made', code }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      fetchConsent: fromPromise<ConsentOutcome>(({ signal }) =>
        Effect.runPromise(
          call(whatsappEndpoints.whatsapp, {}, { signal }).pipe(
            Effect.tap(keep),
            Effect.match({
              onSuccess: ({ data }): ConsentOutcome => {
                const consent = consentOf(data);
                return consent ? { _tag: 'On', ...consent } : { _tag: 'Off' };
              },
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      endConsent: fromPromise<EndConsentOutcome>(({ signal }) =>
        Effect.runPromise(
          call(whatsappEndpoints.endWhatsapp, {}, { signal }).pipe(
            Effect.tap(keep),
            Effect.match({ onSuccess: (): EndConsentOutcome => ({ _tag: 'Ended' }), onFailure: toFailed }),
          ),
        ),
      ),
      followPage,
    },
  });
}
