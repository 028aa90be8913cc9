import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { sessionEndpoints } from '../../../../domain/contract/session.ts';
import type { LoginForm } from '../../../../domain/session/login.ts';
import { revocationMachine, type RevokeOutcome } from '../../../../machines/session/revocation.ts';
import {
  type BrowserEvent,
  type LoginOutcome,
  type MeOutcome,
  sessionMachine,
} from '../../../../machines/session/session.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { clearDrafts, clearSession, onStoredElsewhere, writeSession } from './sessionStore.ts';

interface Surroundings {
  /** Drops everything that was read from the server. */
  readonly forgetReplies: () => void;
  /** Makes the server delete the session of a token. */
  readonly revoke: (token: string) => void;
}

/** The session chart, connected to the server and the browser's storage. */
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
      followBrowser: fromCallback<BrowserEvent>(({ sendBack }) => {
        const restore = () => sendBack({ type: 'line.restored' });
        addEventListener('online', restore);
        const stop = onStoredElsewhere((stored) => sendBack({ type: 'session.elsewhere', stored }));
        return () => {
          removeEventListener('online', restore);
          stop();
        };
      }),
    },
    actions: {
      remember: (_, stored) => {
        if (stored) writeSession(stored, Date.now());
      },
      forget: () => {
        clearSession();
        forgetReplies();
      },
      drop: () => {
        clearDrafts();
        forgetReplies();
      },
      revoke: (_, token) => revoke(token),
    },
  });
}

/**
 * Deletes the session on the server with its own token, which this browser has already dropped. `call` must not end a
 * session at a 401: by then another user may be logged in.
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
