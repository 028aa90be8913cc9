import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { GoogleMessage } from '../../domain/session/google.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';
import type { StoredSession, Way } from './session.ts';

/** Longer than anybody needs to choose an account; a popup that says nothing until then is given up. */
export const POPUP_PATIENCE_MS = 120_000;

/** `Missing`: no provider is set up, or it cannot be reached. */
export type LeadOutcome = { readonly _tag: 'Led'; readonly nonce: string } | { readonly _tag: 'Missing' } | Failed;
/** What the popup said, or that it was closed before it said anything. */
export type HearOutcome = { readonly _tag: 'Heard'; readonly message: GoogleMessage } | { readonly _tag: 'Closed' };
/** A session that began, and how it shall be greeted. */
export interface Granted {
  readonly stored: StoredSession;
  readonly way: Way;
}
/** `TicketOver`: what the popup handed over opens nothing any more; another password would not help. */
export type EnterOutcome =
  | ({ readonly _tag: 'Entered' } & Granted)
  | { readonly _tag: 'TicketOver'; readonly message: string }
  | Failed;

/** A word of the popup that opens the door. */
export type Invitation = Exclude<GoogleMessage, { readonly status: 'failed' }>;
/** Who comes in: the popup's word, and the password of the account that it shall open, when there is one. */
export interface Entry {
  readonly message: Invitation | null;
  readonly password: string;
}

/** Signing in through Google, in a window of its own. Ends when the session chart is told of the session. */
export const googleMachine = setup({
  types: {
    context: {} as { nonce: string; message: Invitation | null; password: string; fault: string | null },
    events: {} as
      /** The window is open already: browsers let one open only within the click. */
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
    hearPopup: fromPromise<HearOutcome, { nonce: string }>(notProvided),
    enter: fromPromise<EnterOutcome, Entry>(notProvided),
  },
  delays: { popupPatience: POPUP_PATIENCE_MS },
  guards: {
    isLed: (_, outcome: LeadOutcome) => outcome._tag === 'Led',
    isClosed: (_, outcome: HearOutcome) => outcome._tag === 'Closed',
    isFailed: (_, outcome: HearOutcome) => outcome._tag === 'Heard' && outcome.message.status === 'failed',
    mustLink: (_, outcome: HearOutcome) => outcome._tag === 'Heard' && outcome.message.status === 'link',
    isEntered: (_, outcome: EnterOutcome) => outcome._tag === 'Entered',
    isTicketOver: (_, outcome: EnterOutcome) => outcome._tag === 'TicketOver',
    isLinking: ({ context }) => context.message?.status === 'link',
  },
  actions: {
    takeNonce: assign({ nonce: (_, outcome: LeadOutcome) => (outcome._tag === 'Led' ? outcome.nonce : '') }),
    takeMessage: assign({
      message: (_, outcome: HearOutcome) =>
        outcome._tag === 'Heard' && outcome.message.status !== 'failed' ? outcome.message : null,
    }),
    takeFault: assign({ fault: (_, outcome: { readonly _tag: string }) => messageOf(outcome) ?? null }),
    takeRefusal: assign({
      fault: (_, outcome: HearOutcome) =>
        outcome._tag === 'Heard' && outcome.message.status === 'failed' ? outcome.message.message : null,
    }),
    forgetPassword: assign({ password: '' }),
    /** The composition root tells the session chart; a chart alone has none. */
    grant: (_, _outcome: EnterOutcome) => undefined,
    tellFailed: emit((_, message: string | undefined) => ({ type: 'google.failed' as const, message })),
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
      description: 'The window is open and waits to be told where to go',
      tags: 'waiting',
      entry: assign({ message: null, fault: null }),
      on: { 'google.cancelled': 'idle' },
      invoke: {
        id: 'leadPopup',
        src: 'leadPopup',
        onDone: [
          {
            guard: { type: 'isLed', params: ({ event }) => event.output },
            target: 'hearing',
            actions: { type: 'takeNonce', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'tellFailed', params: ({ event }) => messageOf(event.output) } },
        ],
        onError: { target: 'idle', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    hearing: {
      description: 'The person is at Google; the window speaks when it comes back',
      tags: 'waiting',
      after: { popupPatience: 'stopped.silent' },
      on: { 'google.cancelled': 'idle' },
      invoke: {
        id: 'hearPopup',
        src: 'hearPopup',
        input: ({ context }) => ({ nonce: context.nonce }),
        onDone: [
          { guard: { type: 'isClosed', params: ({ event }) => event.output }, target: 'stopped.closed' },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'stopped.refused',
            actions: { type: 'takeRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'mustLink', params: ({ event }) => event.output },
            target: 'askingPassword',
            actions: { type: 'takeMessage', params: ({ event }) => event.output },
          },
          { target: 'entering', actions: { type: 'takeMessage', params: ({ event }) => event.output } },
        ],
      },
    },
    stopped: {
      description: 'It came to nothing, for a reason that is told; it can be tried again',
      on: { 'google.pressed': 'opening', 'popup.blocked': '.blocked' },
      initial: 'closed',
      states: {
        blocked: { description: 'The browser opened no window' },
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
        'link.dismissed': 'idle',
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
            guard: { type: 'isEntered', params: ({ event }) => event.output },
            target: 'entered',
            actions: { type: 'grant', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isTicketOver', params: ({ event }) => event.output },
            target: 'stopped.refused',
            actions: { type: 'takeFault', params: ({ event }) => event.output },
          },
          {
            guard: 'isLinking',
            target: 'askingPassword',
            actions: { type: 'takeFault', params: ({ event }) => event.output },
          },
          { target: 'stopped.refused', actions: { type: 'takeFault', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: { type: 'tellFailed', params: undefined } },
      },
      exit: 'forgetPassword',
    },
    entered: { description: 'Signed in', type: 'final' },
  },
});

/** What the login page shows of it. */
export function describeGoogle(snapshot: SnapshotFrom<typeof googleMachine>) {
  const { message, fault } = snapshot.context;
  const isLinking = message?.status === 'link' && (snapshot.hasTag('linking') || snapshot.matches('entering'));
  return {
    isBusy: snapshot.hasTag('busy'),
    isWaiting: snapshot.hasTag('waiting'),
    stopped: STOPPED.find((reason) => snapshot.matches({ stopped: reason })) ?? null,
    fault,
    /** The e-mail whose password is asked for. */
    linking: isLinking ? message.email : null,
  };
}

/** For what reasons it can come to nothing. */
export const STOPPED = ['blocked', 'closed', 'silent', 'refused'] as const;
