import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { googleEndpoints } from '#domain/contract/google.ts';
import { signUpEndpoints } from '#domain/contract/signUp.ts';
import { TICKET_LENGTH } from '#domain/session/google.ts';
import {
  type EnterOutcome,
  type Entry,
  googleMachine,
  type Granted,
  type PopupOutcome,
  type LeadOutcome,
} from '../../../../../machines/session/google.ts';
import type { StoredSession, Way } from '../../../../../machines/session/stored.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { type ApiFailure, toFailed } from '../../../../shared/api/failure.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { leadToProvider } from '../../../../shared/google/leadToProvider.ts';
import type { Popup } from '../../../../shared/google/popup.ts';

/** The login through Google in the given popup, connected to the server. */
export function provideGoogle({ call, session }: App, popup: Popup) {
  return googleMachine.provide({
    actors: {
      leadPopup: fromPromise<LeadOutcome>(({ signal }) => leadToProvider(call, popup, signal)),
      awaitPopup: fromPromise<PopupOutcome, { nonce: string }>(({ input, signal }) =>
        popup.awaitMessage(input.nonce, signal),
      ),
      enter: fromPromise<EnterOutcome, Entry>(({ input, signal }) =>
        Effect.runPromise(
          enter(call, input, signal).pipe(
            Effect.match({
              onSuccess: (granted): EnterOutcome => ({ _tag: 'Entered', ...granted }),
              onFailure: toOutcome,
            }),
          ),
        ),
      ),
    },
    actions: {
      grant: (_, outcome) => {
        if (outcome._tag !== 'Entered') return;
        const { stored, way } = outcome;
        session.send({ type: 'session.granted', stored, way });
      },
    },
  });
}

/** Exchanges the ticket for a session. A sign-up sends the ticket as the password. */
function enter(call: Call, { message, password }: Entry, signal: AbortSignal): Effect.Effect<Granted, ApiFailure> {
  switch (message?.status) {
    case 'register': {
      const { name, email, picture, token } = message;
      const body = { name, email, picture, password: token.slice(0, TICKET_LENGTH) };
      return call(signUpEndpoints.registerPlayer, { body }, { signal }).pipe(
        Effect.map(({ data }) => granted(data, 'signUp')),
      );
    }
    case 'success':
      return call(googleEndpoints.googleLogin, { body: { token: message.token } }, { signal }).pipe(
        Effect.map(({ data }) => granted(data, 'google')),
      );
    case 'link':
      return call(googleEndpoints.linkGoogle, { body: { token: message.token, password } }, { signal }).pipe(
        Effect.map(({ data }) => granted(data, 'google')),
      );
    case undefined:
      return Effect.die(new Error('Nobody was let in'));
  }
}

function granted(stored: StoredSession, way: Way): Granted {
  return { stored, way };
}

function toOutcome(failure: ApiFailure): EnterOutcome {
  const isOver = failure._tag === 'Refused' && failure.code === 'ticket_invalid';
  return isOver ? { _tag: 'TicketOver', message: failure.message } : toFailed(failure);
}
