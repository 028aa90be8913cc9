import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { TICKET_LENGTH } from '../../domain/session/google.ts';
import {
  type EnterOutcome,
  type Entry,
  googleMachine,
  type Granted,
  type HearOutcome,
  type OpenOutcome,
} from '../../machines/session/google.ts';
import type { StoredSession, Way } from '../../machines/session/session.ts';
import type { Call } from '../api/call.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';
import type { App } from '../app/createApp.ts';
import { hearPopup, openPopup } from './popup.ts';

/** Signing in through Google with a real window and the real server. */
export function provideGoogle({ call, session }: App) {
  let popup: Window | null = null;
  return googleMachine.provide({
    actors: {
      // Starts within the click, as the window must: no await may come before it.
      openPopup: fromPromise<OpenOutcome>(({ signal }) => {
        popup = openPopup();
        return popup ? leadToProvider(call, popup, signal) : Promise.resolve({ _tag: 'Blocked' });
      }),
      hearPopup: fromPromise<HearOutcome, { nonce: string }>(({ input, signal }) =>
        popup ? hearPopup(popup, input.nonce, signal) : Promise.resolve({ _tag: 'Closed' }),
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

/** A window that is not led on is closed. */
async function leadToProvider(call: Call, popup: Window, signal: AbortSignal): Promise<OpenOutcome> {
  let isLed = false;
  try {
    const outcome = await Effect.runPromise(
      call('googleLink', {}, { signal }).pipe(Effect.match({ onSuccess: ({ data }) => data, onFailure: toFailed })),
    );
    if ('_tag' in outcome) return outcome;
    if (outcome.redirectUrl === undefined || outcome.nonce === undefined) return { _tag: 'Missing' };
    popup.location.replace(outcome.redirectUrl);
    isLed = true;
    return { _tag: 'Opened', nonce: outcome.nonce };
  } finally {
    if (!isLed) popup.close();
  }
}

/** The ticket becomes a session; in a sign-up it travels as the password. */
function enter(call: Call, { message, password }: Entry, signal: AbortSignal): Effect.Effect<Granted, ApiFailure> {
  switch (message?.status) {
    case 'register': {
      const { name, email, picture, token } = message;
      const body = { name, email, picture, password: token.slice(0, TICKET_LENGTH) };
      return call('registerPlayer', { body }, { signal }).pipe(Effect.map(({ data }) => granted(data, 'signUp')));
    }
    case 'success':
      return call('googleLogin', { body: { token: message.token } }, { signal }).pipe(
        Effect.map(({ data }) => granted(data, 'google')),
      );
    case 'link':
      return call('linkGoogle', { body: { token: message.token, password } }, { signal }).pipe(
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
