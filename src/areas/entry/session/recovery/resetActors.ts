import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { recoveryEndpoints } from '#domain/contract/recovery.ts';
import { type Change, resetMachine, type ResetOutcome } from '../../../../../machines/session/reset.ts';
import { type ApiFailure, type Refused, toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { resetToken } from '../linkToken.ts';

const LINK_OVER: ReadonlySet<string> = new Set(['reset_link_invalid', 'reset_link_expired', 'reset_link_used']);

/** The chart of a new password, connected to the server. A used or expired token is removed from the tab. */
export function provideReset({ call, session }: App) {
  return resetMachine.provide({
    actors: {
      changePassword: fromPromise<ResetOutcome, Change>(({ input: { token, password }, signal }) =>
        Effect.runPromise(
          call(
            recoveryEndpoints.resetPassword,
            { params: { token: token ?? '' }, body: { password } },
            { signal },
          ).pipe(Effect.match({ onSuccess: (): ResetOutcome => ({ _tag: 'Changed' }), onFailure: toOutcome })),
        ),
      ),
    },
    actions: {
      forgetLink: resetToken.drop,
      // The server has closed all of the user's sessions, including one that this browser still has.
      closeSession: () => session.send({ type: 'session.expired' }),
    },
  });
}

function toOutcome(failure: ApiFailure): ResetOutcome {
  return isLinkOver(failure) ? { _tag: 'LinkOver', message: failure.message } : toFailed(failure);
}

/** Whether the server refused because of the link itself. */
export function isLinkOver(failure: ApiFailure): failure is Refused {
  return failure._tag === 'Refused' && LINK_OVER.has(failure.code);
}
