import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import type { FormName } from './formNames.ts';
import { notProvided } from '../notProvided.ts';
import { type Failed, fieldsOf, messageOf } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';

export type SubmissionOutcome = { readonly _tag: 'Sent' } | Failed;

/** One simple form: typed, sent, told. Serves every form that has no step of its own. */
export const submissionMachine = setup({
  types: {
    /** `isOnce` for a form in a dialog, which is over when it was sent. */
    input: {} as { name: FormName; isOnce?: boolean },
    context: {} as {
      name: FormName;
      isOnce: boolean;
      /** Of the shape that the form of this name has. */
      form: object | null;
      /** What the server refused of `form`. */
      refused: FieldErrors;
    },
    events: {} as { type: 'form.submitted'; form: object } | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'form.sent'; name: FormName }
      | { type: 'form.failed'; name: FormName; message: string | undefined }
      /** Nobody knows whether it was kept. */
      | { type: 'form.unanswered'; name: FormName },
    tags: {} as 'busy' | 'slow' | 'editable',
  },
  actors: { send: fromPromise<SubmissionOutcome, { name: FormName; form: object | null }>(notProvided) },
  delays: WRITE_WAITS,
  guards: {
    isSent: (_, outcome: SubmissionOutcome) => outcome._tag === 'Sent',
    isOnce: ({ context }) => context.isOnce,
  },
  actions: {
    takeRefused: assign({ refused: (_, outcome: SubmissionOutcome) => fieldsOf(outcome) }),
    tellSent: emit(({ context }) => ({ type: 'form.sent' as const, name: context.name })),
    tellFailed: emit(({ context }, message: string | undefined) => ({
      type: 'form.failed' as const,
      name: context.name,
      message,
    })),
    tellUnanswered: emit(({ context }) => ({ type: 'form.unanswered' as const, name: context.name })),
  },
}).createMachine({
  id: 'submission',
  description: 'One simple form, from what is typed to its toast',
  context: ({ input: { name, isOnce = false } }) => ({ name, isOnce, form: null, refused: {} }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; what was typed stays over errors',
      tags: 'editable',
      on: {
        'form.submitted': { target: 'sending', actions: assign({ form: ({ event }) => event.form, refused: {} }) },
      },
    },
    sending: {
      description: 'The server checks and keeps it',
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context: { name, form } }) => ({ name, form }),
        onDone: [
          { guard: { type: 'isSent', params: ({ event }) => event.output }, target: 'sent', actions: 'tellSent' },
          {
            target: 'editing',
            actions: [
              { type: 'takeRefused', params: ({ event }) => event.output },
              { type: 'tellFailed', params: ({ event }) => messageOf(event.output) },
            ],
          },
        ],
        onError: { target: 'editing', actions: { type: 'tellFailed', params: undefined } },
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#submission.editing', actions: 'tellUnanswered' } },
          after: { waitLimit: { target: '#submission.editing', actions: 'tellUnanswered' } },
        },
      },
    },
    sent: {
      description: 'Kept and told; it can be changed again',
      tags: 'editable',
      always: { guard: 'isOnce', target: 'over' },
      on: {
        'form.submitted': { target: 'sending', actions: assign({ form: ({ event }) => event.form, refused: {} }) },
      },
    },
    over: { type: 'final', description: 'Kept and told; whoever showed the form goes on' },
  },
});

/** What a form shows around its fields. */
export function describeSubmission(snapshot: SnapshotFrom<typeof submissionMachine>) {
  const { form, refused } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), isSlow: snapshot.hasTag('slow'), submitted: form, refused };
}
