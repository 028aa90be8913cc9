import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { sessionEndpoints } from '../../domain/contract/session.ts';
import type { LoginForm } from '../../domain/session/login.ts';
import { type LoginOutcome, type MeOutcome, sessionMachine } from '../../machines/session/session.ts';
import type { Call } from '../api/call.ts';
import { toFailed } from '../api/failure.ts';
import { clearSession, writeSession } from './sessionStore.ts';

/** The session chart with the real server and the browser's storage. */
export function provideSession(call: Call, forgetServerState: () => void) {
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
      logout: fromPromise<void>(({ signal }) =>
        Effect.runPromise(call(sessionEndpoints.logout, {}, { signal }).pipe(Effect.asVoid)),
      ),
    },
    actions: {
      remember: (_, stored) => {
        if (stored) writeSession(stored, Date.now());
      },
      forget: () => {
        clearSession();
        forgetServerState();
      },
    },
  });
}
