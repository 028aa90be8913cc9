import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { sessionEndpoints } from '../../../../domain/contract/session.ts';
import type { LoginForm } from '../../../../domain/session/login.ts';
import { revocationMachine, type RevokeOutcome } from '../../../../machines/session/revocation.ts';
import { type LoginOutcome, type MeOutcome, sessionMachine } from '../../../../machines/session/session.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { clearSession, writeSession } from './sessionStore.ts';

interface Surroundings {
  /** Lets go of everything that was read from the server. */
  readonly forgetReplies: () => void;
  /** Has the server delete the session of a token. */
  readonly revoke: (token: string) => void;
}

/** The session chart with the real server and the browser's storage. */
export function provideSession(call: Call, { forgetReplies, revoke }: Surroundings) {
  return sessionMachine.provide({
    actors: {
      login: fromPromise<LoginOutcome, { form: LoginForm | null }>(({ input, signal }) =>
        Effect.runPromise(
          call(sessionEndpoints.login, { body: input.form ?? { email: '', password: '' } }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): LoginOutcome => ({ _tag: 'SignedIn', ...data }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
      fetchMe: fromPromise<MeOutcome>(({ signal }) =>
        Effect.runPromise(
          call(sessionEndpoints.me, {}, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): MeOutcome => ({ _tag: 'Known', user: data.user }),
              onFailure: toFailed,
            }),
          ),
        ),
      ),
    },
    actions: {
      remember: (_, stored) => {
        if (stored) writeSession(stored, Date.now());
      },
      forget: () => {
        clearSession();
        forgetReplies();
      },
      revoke: (_, token) => revoke(token),
    },
  });
}

/**
 * The server is told with the token that was left, which is no longer this browser's. `call` must be one that ends no
 * session at a 401: by then somebody else may be in.
 */
export function provideRevocation(call: Call) {
  return revocationMachine.provide({
    actors: {
      revoke: fromPromise<RevokeOutcome, { token: string }>(({ input: { token }, signal }) =>
        Effect.runPromise(
          call(sessionEndpoints.logout, {}, { signal, bearer: token }).pipe(
            Effect.match({ onSuccess: (): RevokeOutcome => ({ _tag: 'Revoked' }), onFailure: toFailed }),
          ),
        ),
      ),
    },
  });
}
