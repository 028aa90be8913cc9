import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { recoveryEndpoints } from '#domain/contract/recovery.ts';
import { type AskOutcome, recoveryMachine } from '../../../../../machines/session/recovery.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';

/** The request for a reset link, connected to the server. */
export function provideRecovery({ call }: App) {
  return recoveryMachine.provide({
    actors: {
      askForLink: fromPromise<AskOutcome, { email: string }>(({ input, signal }) =>
        Effect.runPromise(
          call(recoveryEndpoints.forgotPassword, { body: input }, { signal }).pipe(
            Effect.match({ onSuccess: (): AskOutcome => ({ _tag: 'Asked' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}
