import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { GoogleMessage } from '#domain/session/google.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed, messageOf } from '../outcome.ts';
import type { StoredSession, Way } from './stored.ts';

/** The chart gives up on a popup that sends no message for this long, in milliseconds: longer than choosing an account takes. */
export const POPUP_PATIENCE_MS = 120_000;

/** `Missing`: no provider is set up, or it cannot be reached. */
export type LeadOutcome = { readonly _tag: 'Led'; readonly nonce: string } | { readonly _tag: 'Missing' } | Failed;
/** The popup's message, or that it was closed before it sent one. */
export type PopupOutcome = { readonly _tag: 'Spoke'; readonly message: GoogleMessage } | { readonly _tag: 'Closed' };
/** A new session; `way` selects the greeting. */
export interface Granted {
  readonly stored: StoredSession;
  readonly way: Way;
}
/** `TicketOver`: the popup's ticket is used or expired, so another password would not help. */
export type EnterOutcome =
  | ({ readonly _tag: 'Entered' } & Granted)
  /** The person was in a session already, and has proved who they are. */
  | { readonly _tag: 'Proved' }
  | { readonly _tag: 'TicketOver'; readonly message: string }
  | Failed;

/** A message of the popup with which a session can begin. */
export type Invitation = Exclude<GoogleMessage, { readonly status: 'failed' }>;
/** The popup's message, and the password of the existing account that it is linked to, if there is one. */
export interface Entry {
  readonly message: Invitation | null;
  readonly password: string;
}

/** Signs in through Google, in a popup window. It ends when the session chart receives the session. */
export const googleMachine = setup({
  types: {
    context: {} as { nonce: string; message: Invitation | null; password: string; fault: string | null },
    events: {} as
      /** The popup is open already, because browsers allow one only during the click. */
      | { type: 'google.pressed' }
      | { type: 'popup.blocked' }
      | { type: 'google.cancelled' }
      | { type: 'password.submitted'; password: string }
      | { type: 'link.dismissed' },
    emitted: {} as { type: 'google.failed'; message: string | undefined },
    tags: {} as 'busy' | 'waiting' | 'linking',
  },
  actors: {
    leadPopup: fromPromise<LeadOutcome>(notProvided),
    awaitPopup: fromPromise<PopupOutcome, { nonce: string }>(notProvided),
    enter: fromPromise<EnterOutcome, Entry>(notProvided),
  },
  delays: { popupPatience: POPUP_PATIENCE_MS },
  guards: {
    isLed: (_, outcome: LeadOutcome) => outcome._tag === 'Led',
    isClosed: (_, outcome: PopupOutcome) => outcome._tag === 'Closed',
    isFailed: (_, outcome: PopupOutcome) => outcome._tag === 'Spoke' && outcome.message.status === 'failed',
    mustLink: (_, outcome: PopupOutcome) => outcome._tag === 'Spoke' && outcome.message.status === 'link',
    isEntered: (_, outcome: EnterOutcome) => outcome._tag === 'Entered' || outcome._tag === 'Proved',
    isTicketOver: (_, outcome: EnterOutcome) => outcome._tag === 'TicketOver',
    isLinking: ({ context }) => context.message?.status === 'link',
  },
  actions: {
    takeNonce: assign({ nonce: (_, outcome: LeadOutcome) => (outcome._tag === 'Led' ? outcome.nonce : '') }),
    takeMessage: assign({
      message: (_, outcome: PopupOutcome) =>
        outcome._tag === 'Spoke' && outcome.message.status !== 'failed' ? outcome.message : null,
    }),
    takeFault: assign({ fault: (_, outcome: { readonly _tag: string }) => messageOf(outcome) ?? null }),
    takeRefusal: assign({
      fault: (_, outcome: PopupOutcome) =>
        outcome._tag === 'Spoke' && outcome.message.status === 'failed' ? outcome.message.message : null,
    }),
    forgetPassword: assign({ password: '' }),
    /** The composition root provides the action that passes the session to the session chart. */
    grant: (_, _outcome: EnterOutcome) => undefined,
    emitFailed: emit((_, message: string | undefined) => ({ type: 'google.failed' as const, message })),
  },
}).createMachine({
  id: 'google',
  description: 'Signing in through Google, in a window of its own',
  context: { nonce: '', message: null, password: '', fault: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Offered',
      on: { 'google.pressed': 'opening', 'popup.blocked': 'stopped.blocked' },
    },
    opening: {
      description: 'The window is open and waits for its address',
      tags: 'waiting',
      entry: assign({ message: null, fault: null }),
      on: { 'google.cancelled': 'idle' },
      invoke: {
        id: 'leadPopup',
        src: 'leadPopup',
        onDone: [
          {
            guard: { type: 'isLed', params: answered },
            target: 'awaiting',
            actions: { type: 'takeNonce', params: answered },
          },
          { target: 'idle', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'idle', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    awaiting: {
      description: 'The person is at Google; the window speaks when it comes back',
      tags: 'waiting',
      after: { popupPatience: 'stopped.silent' },
      on: { 'google.cancelled': 'idle' },
      invoke: {
        id: 'awaitPopup',
        src: 'awaitPopup',
        input: ({ context }) => ({ nonce: context.nonce }),
        onDone: [
          { guard: { type: 'isClosed', params: answered }, target: 'stopped.closed' },
          {
            guard: { type: 'isFailed', params: answered },
            target: 'stopped.refused',
            actions: { type: 'takeRefusal', params: answered },
          },
          {
            guard: { type: 'mustLink', params: answered },
            target: 'askingPassword',
            actions: { type: 'takeMessage', params: answered },
          },
          { target: 'entering', actions: { type: 'takeMessage', params: answered } },
        ],
        onError: { target: 'idle', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    stopped: {
      description: 'It came to nothing, and the screen says why; it can be tried again',
      on: { 'google.pressed': 'opening', 'popup.blocked': '.blocked' },
      initial: 'closed',
      states: {
        blocked: { description: 'The browser opened no window', entry: assign({ fault: null }) },
        closed: { description: 'The window was closed before it said anything' },
        silent: { description: 'The window said nothing for two minutes' },
        refused: { description: 'Google, or we, said no' },
      },
    },
    askingPassword: {
      description: 'The e-mail has an account here: its own password makes the two one',
      tags: 'linking',
      on: {
        'password.submitted': {
          target: 'entering',
          actions: assign({ password: ({ event }) => event.password, fault: null }),
        },
        'link.dismissed': { target: 'idle', actions: assign({ fault: null }) },
      },
    },
    entering: {
      description: 'The ticket becomes a session; for a new person, an account first',
      tags: 'busy',
      invoke: {
        id: 'enter',
        src: 'enter',
        input: ({ context: { message, password } }) => ({ message, password }),
        onDone: [
          {
            guard: { type: 'isEntered', params: answered },
            target: 'entered',
            actions: { type: 'grant', params: answered },
          },
          {
            guard: { type: 'isTicketOver', params: answered },
            target: 'stopped.refused',
            actions: { type: 'takeFault', params: answered },
          },
          { guard: 'isLinking', target: 'askingPassword', actions: { type: 'takeFault', params: answered } },
          { target: 'stopped.refused', actions: { type: 'takeFault', params: answered } },
        ],
        onError: { target: 'idle', actions: { type: 'emitFailed', params: undefined } },
      },
      exit: 'forgetPassword',
    },
    entered: { description: 'Signed in', type: 'final' },
  },
});

export function describeGoogle(snapshot: SnapshotFrom<typeof googleMachine>) {
  const { message, fault } = snapshot.context;
  const isLinking = message?.status === 'link' && (snapshot.hasTag('linking') || snapshot.matches('entering'));
  return {
    isBusy: snapshot.hasTag('busy'),
    isWaiting: snapshot.hasTag('waiting'),
    stopped: STOPPED.find((reason) => snapshot.matches({ stopped: reason })) ?? null,
    fault,
    /** The e-mail of the account whose password the page asks for; else `null`. */
    linking: isLinking ? message.email : null,
  };
}

/** The substates of `stopped`: why the sign-in stopped. */
export const STOPPED = ['blocked', 'closed', 'silent', 'refused'] as const;
