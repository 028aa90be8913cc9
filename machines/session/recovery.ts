import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed } from '../outcome.ts';
import { formFailed } from '../submission/formEdges.ts';

/** How long before another e-mail can be requested, in milliseconds, so that the first one has time to arrive. */
export const RESEND_PAUSE_MS = 60_000;

/** `Asked`: an e-mail is sent if the address has an account; the reply does not say whether it has one. */
export type AskOutcome = { readonly _tag: 'Asked' } | Failed;

/** Requests an e-mail with a link, for a person who forgot their password. */
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
    emitRepeated: emit({ type: 'recovery.repeated' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'recovery.failed' as const, message })),
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
          { guard: { type: 'isAsked', params: answered }, target: 'sent' },
          { target: 'editing', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: formFailed,
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
              { guard: { type: 'isAsked', params: answered }, target: 'waiting', actions: 'emitRepeated' },
              { target: 'late', actions: { type: 'emitFailed', params: answeredMessage } },
            ],
            onError: { target: 'late', actions: { type: 'emitFailed', params: undefined } },
          },
        },
      },
    },
  },
});

export function describeRecovery(snapshot: SnapshotFrom<typeof recoveryMachine>) {
  return {
    isBusy: snapshot.hasTag('busy'),
    isSent: snapshot.hasTag('sent'),
    canAskAgain: snapshot.matches({ sent: 'late' }),
    email: snapshot.context.email,
  };
}
