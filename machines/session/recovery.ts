import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { type Failed, messageOf } from '../outcome.ts';

/** Before a second message is asked for, the first one has had time to come. */
export const RESEND_PAUSE_MS = 60_000;

/** `Asked`: if the address has an account, a message is on its way; nobody learns which. */
export type AskOutcome = { readonly _tag: 'Asked' } | Failed;

/** The password is forgotten: a link is asked for, by e-mail. */
export const recoveryMachine = setup({
  types: {
    context: {} as { email: string },
    events: {} as { type: 'email.submitted'; email: string } | { type: 'link.missed' } | { type: 'email.mistyped' },
    emitted: {} as { type: 'recovery.repeated' } | { type: 'recovery.failed'; message: string | undefined },
    tags: {} as 'busy' | 'sent',
  },
  actors: { askForLink: fromPromise<AskOutcome, { email: string }>(notProvided) },
  delays: { resendPause: RESEND_PAUSE_MS },
  guards: { isAsked: (_, outcome: AskOutcome) => outcome._tag === 'Asked' },
  actions: {
    tellRepeated: emit({ type: 'recovery.repeated' }),
    tellFailed: emit((_, message: string | undefined) => ({ type: 'recovery.failed' as const, message })),
  },
}).createMachine({
  id: 'recovery',
  description: 'A link that changes the password, by e-mail',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'Which e-mail does the account have?',
      on: { 'email.submitted': { target: 'asking', actions: assign({ email: ({ event }) => event.email }) } },
    },
    asking: {
      description: 'The server takes the request, and says the same whoever asks',
      tags: 'busy',
      invoke: {
        id: 'askForLink',
        src: 'askForLink',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          { guard: { type: 'isAsked', params: ({ event }) => event.output }, target: 'sent' },
          { target: 'editing', actions: { type: 'tellFailed', params: ({ event }) => messageOf(event.output) } },
        ],
        onError: { target: 'editing', actions: { type: 'tellFailed', params: undefined } },
      },
    },
    sent: {
      description: 'Look into the mailbox',
      tags: 'sent',
      initial: 'waiting',
      on: { 'email.mistyped': 'editing' },
      states: {
        waiting: { description: 'The message may still be coming', after: { resendPause: 'late' } },
        late: { description: 'Another one can be asked for', on: { 'link.missed': 'askingAgain' } },
        askingAgain: {
          description: 'The same request once more; the newest link alone holds',
          tags: 'busy',
          invoke: {
            id: 'askForLink',
            src: 'askForLink',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              {
                guard: { type: 'isAsked', params: ({ event }) => event.output },
                target: 'waiting',
                actions: 'tellRepeated',
              },
              { target: 'late', actions: { type: 'tellFailed', params: ({ event }) => messageOf(event.output) } },
            ],
            onError: { target: 'late', actions: { type: 'tellFailed', params: undefined } },
          },
        },
      },
    },
  },
});

/** What the page shows. */
export function describeRecovery(snapshot: SnapshotFrom<typeof recoveryMachine>) {
  return {
    isBusy: snapshot.hasTag('busy'),
    isSent: snapshot.hasTag('sent'),
    canAskAgain: snapshot.matches({ sent: 'late' }),
    email: snapshot.context.email,
  };
}
