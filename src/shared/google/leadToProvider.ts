import { Effect, Exit } from 'effect';
import { googleEndpoints } from '#domain/contract/google.ts';
import type { LeadOutcome } from '../../../machines/session/google.ts';
import type { Call } from '../api/call.ts';
import { toFailed } from '../api/failure.ts';
import type { Popup } from './popup.ts';

/** Sends the popup on to Google, and closes it when that fails. */
export function leadToProvider(call: Call, popup: Popup, signal: AbortSignal): Promise<LeadOutcome> {
  return Effect.runPromise(
    call(googleEndpoints.googleLink, {}, { signal }).pipe(
      Effect.match({
        onSuccess: ({ data: { redirectUrl, nonce } }): LeadOutcome => {
          if (redirectUrl === undefined || nonce === undefined) return { _tag: 'Missing' };
          popup.leadTo(redirectUrl);
          return { _tag: 'Led', nonce };
        },
        onFailure: toFailed,
      }),
      Effect.onExit((exit) =>
        Exit.isSuccess(exit) && exit.value._tag === 'Led' ? Effect.void : Effect.sync(() => popup.close()),
      ),
    ),
  );
}
