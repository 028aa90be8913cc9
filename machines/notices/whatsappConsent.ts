import { assign, emit, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { CODE_MINUTES, type WhatsappCode } from '#domain/notices/whatsapp.ts';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { NO_ANSWER, READ_WAITS } from '../patience.ts';
import type { PageEvent } from '../watch/page.ts';

/** Since when the person is told by WhatsApp, and at which number, if they do not hide it. */
export interface WhatsappConsent {
  readonly since: Date;
  readonly number: string | null;
}
/** What the server knows: it learns of a number, or of a word to stop, from WhatsApp and not from this page. */
export type ConsentOutcome = ({ readonly _tag: 'On' } & WhatsappConsent) | { readonly _tag: 'Off' } | Failed;
export type MakeCodeOutcome = { readonly _tag: 'Made'; readonly code: WhatsappCode } | Failed;
export type EndConsentOutcome = { readonly _tag: 'Ended' } | Failed;

export const CONSENT_POLL_MS = 4_000;

/** Whether a person is told by WhatsApp. A number is theirs when a message with the code of this page came from it. */
export const whatsappConsentMachine = setup({
  types: {
    input: {} as { consent: WhatsappConsent | null },
    context: {} as { consent: WhatsappConsent | null; code: WhatsappCode | null },
    events: {} as { type: 'linking.requested' } | { type: 'linking.declined' } | { type: 'end.requested' } | PageEvent,
    emitted: {} as
      | { type: 'whatsapp.began' }
      | { type: 'whatsapp.ended' }
      | { type: 'whatsapp.failed'; message: string | undefined },
    tags: {} as 'busy',
  },
  actors: {
    makeCode: fromPromise<MakeCodeOutcome>(notProvided),
    fetchConsent: fromPromise<ConsentOutcome>(notProvided),
    endConsent: fromPromise<EndConsentOutcome>(notProvided),
    followPage: fromCallback<PageEvent>(notProvided),
  },
  delays: { ...READ_WAITS, consentPoll: CONSENT_POLL_MS, codeExpiry: CODE_MINUTES * 60_000 },
  guards: {
    isGiven: ({ context }) => context.consent !== null,
    isMade: (_, outcome: MakeCodeOutcome) => outcome._tag === 'Made',
    isOn: (_, outcome: ConsentOutcome) => outcome._tag === 'On',
    isOff: (_, outcome: ConsentOutcome) => outcome._tag === 'Off',
    isEnded: (_, outcome: EndConsentOutcome) => outcome._tag === 'Ended',
  },
  actions: {
    takeCode: assign((_, outcome: MakeCodeOutcome) => (outcome._tag === 'Made' ? { code: outcome.code } : {})),
    takeConsent: assign((_, outcome: ConsentOutcome) =>
      outcome._tag === 'On' ? { consent: { since: outcome.since, number: outcome.number } } : {},
    ),
    forgetCode: assign({ code: null }),
    forgetConsent: assign({ consent: null }),
    emitBegan: emit({ type: 'whatsapp.began' }),
    emitEnded: emit({ type: 'whatsapp.ended' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'whatsapp.failed' as const, message })),
  },
}).createMachine({
  id: 'whatsappConsent',
  description: 'Whether a person is told by WhatsApp, and the code that proves their number',
  context: ({ input }) => ({ consent: input.consent, code: null }),
  invoke: { id: 'followPage', src: 'followPage' },
  initial: 'known',
  states: {
    known: {
      description: 'What the server said, or still holds after a failure',
      always: [{ guard: 'isGiven', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'Nothing is sent; a button begins',
      on: { 'linking.requested': 'making' },
    },
    making: {
      description: 'The server makes a code and keeps its hash',
      tags: 'busy',
      after: { readLimit: { target: 'off', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'makeCode',
        src: 'makeCode',
        onDone: [
          {
            guard: { type: 'isMade', params: answered },
            target: 'linking',
            actions: { type: 'takeCode', params: answered },
          },
          { target: 'off', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'off', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    linking: {
      description: 'The code is on screen; the server is asked whether it came from a number',
      exit: 'forgetCode',
      after: { codeExpiry: 'overdue' },
      on: { 'linking.declined': 'off', 'page.hidden': '.hidden' },
      initial: 'resting',
      states: {
        resting: { description: 'Between two questions', after: { consentPoll: 'asking' } },
        hidden: {
          description: 'The person is in WhatsApp, or elsewhere; nobody is asked',
          on: { 'page.shown': 'asking' },
        },
        asking: {
          description: 'One question to the server',
          after: { readLimit: 'resting' },
          invoke: {
            id: 'fetchConsent',
            src: 'fetchConsent',
            onDone: [
              {
                guard: { type: 'isOn', params: answered },
                target: '#whatsappConsent.on',
                actions: [{ type: 'takeConsent', params: answered }, 'emitBegan'],
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    overdue: {
      description: 'The code is over and no message came with it; another one can be made',
      on: { 'linking.requested': 'making' },
    },
    on: {
      description: 'Notices go to the number until its person says otherwise, here or there',
      on: { 'end.requested': 'ending' },
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is asked while nobody was away',
          on: { 'page.shown': 'asking' },
        },
        asking: {
          description: 'Who comes back may have sent the word to stop meanwhile',
          after: { readLimit: 'resting' },
          invoke: {
            id: 'fetchConsent',
            src: 'fetchConsent',
            onDone: [
              {
                guard: { type: 'isOff', params: answered },
                target: '#whatsappConsent.off',
                actions: ['forgetConsent', 'emitEnded'],
              },
              { target: 'resting' },
            ],
            onError: 'resting',
          },
        },
      },
    },
    ending: {
      description: 'The server deletes the number',
      tags: 'busy',
      after: { readLimit: { target: 'known', actions: { type: 'emitFailed', params: NO_ANSWER } } },
      invoke: {
        id: 'endConsent',
        src: 'endConsent',
        onDone: [
          {
            guard: { type: 'isEnded', params: answered },
            target: 'off',
            actions: ['forgetConsent', 'emitEnded'],
          },
          { target: 'known', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'known', actions: { type: 'emitFailed', params: undefined } },
      },
    },
  },
});

/** What is shown: a wait is shown as what it may end in, or as what it is to end. */
export function describeWhatsapp(snapshot: SnapshotFrom<typeof whatsappConsentMachine>) {
  const { consent, code } = snapshot.context;
  const shows = consent !== null ? 'on' : code !== null ? 'linking' : snapshot.matches('overdue') ? 'overdue' : 'off';
  return { shows, isBusy: snapshot.hasTag('busy'), consent, code } as const;
}
