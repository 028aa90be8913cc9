import { emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';

/** What the browser says of notices; `Subscribed`: it shows them, unless the server has lost it. */
export type BrowserOutcome = {
  readonly _tag: 'Unsupported' | 'MustInstall' | 'Blocked' | 'Unsubscribed' | 'Subscribed';
};
/** What a person answers to the browser's question; `Dismissed`: nothing. */
export type PermissionOutcome = { readonly _tag: 'Granted' | 'Blocked' | 'Dismissed' };
export type SubscribeOutcome = { readonly _tag: 'Kept' } | Failed;
export type EndDeviceOutcome = { readonly _tag: 'Ended' } | Failed;

/** How long a person may look at the browser's question, in milliseconds. */
const CONSENT_LIMIT_MS = 120_000;
const NOT_ANSWERED = 'O navegador não teve resposta. Toque de novo quando quiser receber os avisos.';

/** Whether this device shows the person's notices, also while the app is closed. Nobody is asked unless they press the button. */
export const pushConsentMachine = setup({
  types: {
    /** The server's public key. */
    input: {} as { key: string },
    context: {} as { key: string },
    events: {} as { type: 'push.requested' } | { type: 'push.declined' } | { type: 'check.requested' },
    emitted: {} as
      | { type: 'push.began' }
      | { type: 'push.ended' }
      | { type: 'push.failed'; message: string | undefined },
    tags: {} as 'busy',
  },
  actors: {
    readBrowser: fromPromise<BrowserOutcome>(notProvided),
    askPermission: fromPromise<PermissionOutcome>(notProvided),
    subscribeDevice: fromPromise<SubscribeOutcome, { key: string }>(notProvided),
    endDevice: fromPromise<EndDeviceOutcome>(notProvided),
  },
  delays: { ...READ_WAITS, consentLimit: CONSENT_LIMIT_MS },
  guards: {
    isBrowser: (_, { is, output }: { is: BrowserOutcome['_tag']; output: BrowserOutcome }) => output._tag === is,
    isPermission: (_, { is, output }: { is: PermissionOutcome['_tag']; output: PermissionOutcome }) =>
      output._tag === is,
    isKept: (_, outcome: SubscribeOutcome) => outcome._tag === 'Kept',
    isOffline: (_, outcome: SubscribeOutcome) => outcome._tag === 'Offline',
  },
  actions: {
    emitBegan: emit({ type: 'push.began' }),
    emitEnded: emit({ type: 'push.ended' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'push.failed' as const, message })),
  },
}).createMachine({
  id: 'pushConsent',
  description: 'Whether this device shows notices while the app is closed',
  context: ({ input }) => ({ key: input.key }),
  initial: 'checking',
  states: {
    checking: {
      description: 'The browser is asked what it can and may do; the person is not',
      after: { readLimit: 'unsupported' },
      invoke: {
        id: 'readBrowser',
        src: 'readBrowser',
        onDone: [
          {
            guard: { type: 'isBrowser', params: ({ event }) => ({ is: 'Subscribed', output: event.output }) },
            target: 'confirming',
          },
          {
            guard: { type: 'isBrowser', params: ({ event }) => ({ is: 'Unsubscribed', output: event.output }) },
            target: 'off',
          },
          {
            guard: { type: 'isBrowser', params: ({ event }) => ({ is: 'Blocked', output: event.output }) },
            target: 'refused',
          },
          {
            guard: { type: 'isBrowser', params: ({ event }) => ({ is: 'MustInstall', output: event.output }) },
            target: 'mustInstall',
          },
          { target: 'unsupported' },
        ],
        onError: 'unsupported',
      },
    },
    unsupported: { description: 'The browser has no such notices, or none on this address' },
    mustInstall: { description: 'An iPhone shows them for an app on its home screen alone' },
    refused: {
      description: 'The browser asks no more: only its own settings can allow it again',
      on: { 'check.requested': 'checking' },
    },
    off: {
      description: 'This device shows none; a button asks for them',
      on: { 'push.requested': 'asking' },
    },
    asking: {
      description: 'The browser asks the person, who pressed the button just now',
      tags: 'busy',
      after: { consentLimit: { target: 'off', actions: { type: 'emitFailed', params: NOT_ANSWERED } } },
      invoke: {
        id: 'askPermission',
        src: 'askPermission',
        onDone: [
          {
            guard: { type: 'isPermission', params: ({ event }) => ({ is: 'Granted', output: event.output }) },
            target: 'subscribing',
          },
          {
            guard: { type: 'isPermission', params: ({ event }) => ({ is: 'Blocked', output: event.output }) },
            target: 'refused',
          },
          { target: 'off' },
        ],
        onError: { target: 'off', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    subscribing: {
      description: "The browser's service gives the device an address, and the server keeps it",
      tags: 'busy',
      after: { readLimit: { target: 'off', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'subscribeDevice',
        src: 'subscribeDevice',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'isKept', params: answered }, target: 'on', actions: 'emitBegan' },
          { target: 'off', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'off', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    confirming: {
      description: 'The server may have lost the device: it is told its address once more, unasked and in silence',
      tags: 'busy',
      after: { readLimit: 'on' },
      invoke: {
        id: 'subscribeDevice',
        src: 'subscribeDevice',
        input: ({ context }) => ({ key: context.key }),
        onDone: [
          { guard: { type: 'isKept', params: answered }, target: 'on' },
          { guard: { type: 'isOffline', params: answered }, target: 'on' },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    on: {
      description: 'This device shows notices until its person says otherwise or leaves the account',
      on: { 'push.declined': 'ending' },
    },
    ending: {
      description: 'The browser gives the address up, by which alone none comes any more; the server is told',
      tags: 'busy',
      after: { readLimit: 'off' },
      invoke: {
        id: 'endDevice',
        src: 'endDevice',
        onDone: { target: 'off', actions: 'emitEnded' },
        onError: 'off',
      },
    },
  },
});

/** What is shown in each state: a wait is shown as what it may end in, or as what it is to end. */
const SHOWN = {
  checking: 'checking',
  unsupported: 'unsupported',
  mustInstall: 'mustInstall',
  refused: 'refused',
  off: 'off',
  asking: 'off',
  subscribing: 'off',
  confirming: 'on',
  on: 'on',
  ending: 'on',
} as const;

export function describePush(snapshot: SnapshotFrom<typeof pushConsentMachine>) {
  return {
    shows: SHOWN[snapshot.value],
    isBusy: snapshot.hasTag('busy'),
    isAsking: snapshot.matches('asking'),
  };
}
