import { Effect } from 'effect';
import { fromCallback, fromPromise } from 'xstate';
import { sessionEndpoints } from '#domain/contract/session.ts';
import type { User } from '#domain/people/person.ts';
import type { LoginForm } from '#domain/session/login.ts';
import { revocationMachine, type RevokeOutcome } from '../../../../machines/session/revocation.ts';
import { sessionMachine } from '../../../../machines/session/session.ts';
import type { BrowserEvent, LoginOutcome, MeOutcome } from '../../../../machines/session/stored.ts';
import type { Call } from '../../../shared/api/call.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import { putAside, takeBack, typedBy } from '../../../shared/unfinished/unfinished.ts';
import { clearDrafts, clearSession, onStoredElsewhere, writeSession } from './sessionStore.ts';
import { readToken } from './token.ts';

/** What a call says of the person, or why it did not. */
const toMe = Effect.match({
  onSuccess: ({ data }: { readonly data: { readonly user: User } }): MeOutcome => ({ _tag: 'Known', user: data.user }),
  onFailure: toFailed,
});

interface Surroundings {
  /** Drops everything that was read from the server. */
  readonly forgetReplies: () => void;
  /** The server's time, as far as it is known. */
  readonly now: () => Date;
  /** Makes the server delete the session of a token. */
  readonly revoke: (token: string) => void;
}

/** The session chart, connected to the server and the browser's storage. */
export function provideSession(call: Call, { forgetReplies, now, revoke }: Surroundings) {
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
        Effect.runPromise(call(sessionEndpoints.me, {}, { signal }).pipe(toMe)),
      ),
      workAt: fromPromise<MeOutcome, { arena: string | null }>(({ input: { arena }, signal }) =>
        Effect.runPromise(call(sessionEndpoints.workAt, { body: { arena } }, { signal }).pipe(toMe)),
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
      keepUser: (_, stored) => {
        if (stored && stored.token === readToken()) writeSession(stored, Date.now());
      },
      forget: () => {
        clearSession();
        forgetReplies();
      },
      setAside: (_, stored) => {
        const typed = stored && typedBy(stored.user, now().getTime());
        clearSession();
        forgetReplies();
        if (typed) putAside(typed);
      },
      takeBack: (_, stored) => {
        if (stored) takeBack(stored.user, now().getTime());
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
