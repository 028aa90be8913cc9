import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import type { FormName, FormOf } from './forms.ts';
import { notProvided } from '../notProvided.ts';
import { proofMachine } from '../account/proof.ts';
import { askProof, PROOF_GUARDS, proofGiven, type ProofNeeded, proofNeeded } from '../account/proofOfDeed.ts';
import { answered, type Failed, fieldsOf, heldOf } from '../outcome.ts';
import { formFailed, formRefused } from './formEdges.ts';
import { WRITE_WAITS } from '../patience.ts';

/** `isHeld`: there was no line, and the browser keeps it to be sent later. */
export type SubmissionOutcome = { readonly _tag: 'Sent'; readonly isHeld?: true } | ProofNeeded | Failed;

/** One simple form: filled in, sent, its result emitted. Serves every form without extra steps. */
export const submissionMachine = setup({
  types: {
    /** `isOnce`: the chart ends once the form was sent, as in a dialog. */
    input: {} as { name: FormName; isOnce?: boolean },
    context: {} as {
      name: FormName;
      isOnce: boolean;
      form: FormOf<FormName> | null;
      /** The fields of `form` that the server refused. */
      refused: FieldErrors;
    },
    events: {} as { type: 'form.submitted'; form: FormOf<FormName> } | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'form.sent'; name: FormName; isHeld?: true }
      | { type: 'form.failed'; name: FormName; message: string | undefined }
      /** No reply came: the form may or may not have been saved. */
      | { type: 'form.unanswered'; name: FormName },
    tags: {} as 'busy' | 'slow' | 'editable',
    children: {} as { send: 'send'; proof: 'proof' },
  },
  actors: {
    proof: proofMachine,
    send: fromPromise<SubmissionOutcome, { name: FormName; form: FormOf<FormName> | null }>(notProvided),
  },
  delays: WRITE_WAITS,
  guards: {
    isSent: (_, outcome: SubmissionOutcome) => outcome._tag === 'Sent',
    ...PROOF_GUARDS,
    isOnce: ({ context }) => context.isOnce,
  },
  actions: {
    takeRefused: assign({ refused: (_, outcome: SubmissionOutcome) => fieldsOf(outcome) }),
    emitSent: emit(({ context }, outcome: SubmissionOutcome) => ({
      type: 'form.sent' as const,
      name: context.name,
      ...heldOf(outcome),
    })),
    emitFailed: emit(({ context }, message: string | undefined) => ({
      type: 'form.failed' as const,
      name: context.name,
      message,
    })),
    emitUnanswered: emit(({ context }) => ({ type: 'form.unanswered' as const, name: context.name })),
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
          {
            guard: { type: 'isSent', params: answered },
            target: 'sent',
            actions: { type: 'emitSent', params: answered },
          },
          proofNeeded,
          formRefused,
        ],
        onError: formFailed,
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'It takes longer than usual, and can be left',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#submission.editing', actions: 'emitUnanswered' } },
          after: { waitLimit: { target: '#submission.editing', actions: 'emitUnanswered' } },
        },
      },
    },
    proving: {
      description: 'The login is long ago: the person proves who they are, and the form is sent again',
      invoke: { ...askProof, onDone: [{ guard: proofGiven, target: 'sending' }, { target: 'editing' }] },
    },
    sent: {
      description: 'Saved; it can be changed again',
      tags: 'editable',
      always: { guard: 'isOnce', target: 'over' },
      on: {
        'form.submitted': { target: 'sending', actions: assign({ form: ({ event }) => event.form, refused: {} }) },
      },
    },
    over: { type: 'final', description: 'Saved; the chart that showed the form goes on' },
  },
});

export function describeSubmission(snapshot: SnapshotFrom<typeof submissionMachine>) {
  const { form, refused } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), isSlow: snapshot.hasTag('slow'), submitted: form, refused };
}
