import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import type { FormName, FormOf } from './forms.ts';
import { proofMachine } from '../account/proof.ts';
import { askProof, PROOF_GUARDS, proofGiven, proofNeeded } from '../account/proofOfDeed.ts';
import { notProvided } from '../notProvided.ts';
import { answered, fieldsOf, messageOf } from '../outcome.ts';
import { formFailed, formRefused } from './formEdges.ts';
import { WRITE_WAITS } from '../patience.ts';
import { type Picture, type Prepared, pictureMachine } from '../uploads/picture.ts';
import {
  NO_PICTURE,
  type PictureFormContext,
  type PictureFormEvent,
  preparingPicture,
} from '../uploads/pictureOfForm.ts';
import type { SubmissionOutcome } from './submission.ts';

export interface PictureSending {
  readonly name: FormName;
  readonly form: FormOf<FormName> | null;
  readonly picture: Picture | null;
  /** @param share of the bytes that have been sent, from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** A form with a picture, in a dialog. The chart ends when the server has accepted both. */
export const pictureSubmissionMachine = setup({
  types: {
    input: {} as { name: FormName; needsPicture: boolean },
    context: {} as PictureFormContext & { name: FormName; needsPicture: boolean; form: FormOf<FormName> | null },
    events: {} as PictureFormEvent | { type: 'form.submitted'; form: FormOf<FormName> } | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'form.sent'; name: FormName }
      | { type: 'form.failed'; name: FormName; message: string | undefined }
      | { type: 'form.unanswered'; name: FormName },
    tags: {} as 'busy' | 'slow' | 'editable',
    children: {} as { picture: 'picture'; sendWithPicture: 'sendWithPicture'; proof: 'proof' },
  },
  actors: {
    picture: pictureMachine,
    proof: proofMachine,
    sendWithPicture: fromPromise<SubmissionOutcome, PictureSending>(notProvided),
  },
  delays: { patience: WRITE_WAITS.patience },
  guards: {
    lacksPicture: ({ context }) => context.needsPicture && context.picture === null,
    ...PROOF_GUARDS,
    isSent: (_, outcome: SubmissionOutcome) => outcome._tag === 'Sent',
    isChosen: (_, prepared: Prepared) => prepared._tag === 'Chosen',
    isUnfit: (_, prepared: Prepared) => prepared._tag === 'Unfit',
  },
  actions: {
    takeChosen: assign({ picture: (_, prepared: Prepared) => (prepared._tag === 'Chosen' ? prepared : null) }),
    takeUnfit: assign({ unfit: (_, prepared: Prepared) => messageOf(prepared) ?? null }),
    takeRefused: assign({ refused: (_, outcome: SubmissionOutcome) => fieldsOf(outcome) }),
    emitSent: emit(({ context }) => ({ type: 'form.sent' as const, name: context.name })),
    emitFailed: emit(({ context }, message: string | undefined) => ({
      type: 'form.failed' as const,
      name: context.name,
      message,
    })),
    emitUnanswered: emit(({ context }) => ({ type: 'form.unanswered' as const, name: context.name })),
  },
}).createMachine({
  id: 'pictureSubmission',
  description: 'One form with its picture, from what is typed to its toast',
  context: ({ input }) => ({ ...input, ...NO_PICTURE, form: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is open; what was typed stays over errors',
      tags: 'editable',
      on: {
        'picture.offered': { target: 'preparingPicture', actions: assign({ unfit: null }) },
        'picture.declined': { actions: assign({ unfit: ({ event }) => event.message }) },
        'picture.removed': { actions: assign({ picture: null, unfit: null }) },
        'form.submitted': [
          { guard: 'lacksPicture', actions: assign({ unfit: IMAGE_FAULTS.missing }) },
          { target: 'sending', actions: assign({ form: ({ event }) => event.form, refused: {} }) },
        ],
      },
    },
    preparingPicture,
    sending: {
      description: 'Form and picture are on their way; the same is never made twice',
      tags: 'busy',
      // Also after a proof, when all of it is sent once more.
      entry: assign({ share: 0 }),
      on: { 'upload.progressed': { actions: assign({ share: ({ event }) => event.share }) } },
      invoke: {
        id: 'sendWithPicture',
        src: 'sendWithPicture',
        input: ({ context: { name, form, picture }, self }) => ({
          name,
          form,
          picture,
          onProgress: (share) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: [
          { guard: { type: 'isSent', params: answered }, target: 'sent', actions: 'emitSent' },
          proofNeeded,
          formRefused,
        ],
        onError: formFailed,
      },
      initial: 'prompt',
      states: {
        prompt: { description: 'The answer is expected at any moment', after: { patience: 'slow' } },
        slow: {
          description: 'A picture takes its time on a thin line: only the person ends the wait',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#pictureSubmission.editing', actions: 'emitUnanswered' } },
        },
      },
    },
    proving: {
      description: 'The login is long ago: the person proves who they are, and form and picture are sent again',
      invoke: { ...askProof, onDone: [{ guard: proofGiven, target: 'sending' }, { target: 'editing' }] },
    },
    sent: { type: 'final', description: 'Saved; the chart that showed the form goes on' },
  },
});

export function describePictureSubmission(snapshot: SnapshotFrom<typeof pictureSubmissionMachine>) {
  const { picture, unfit, form, refused, share } = snapshot.context;
  const [isBusy, isSlow] = [snapshot.hasTag('busy'), snapshot.hasTag('slow')];
  const isEditable = snapshot.hasTag('editable');
  return { isBusy, isSlow, isEditable, picture, unfit, submitted: form, refused, share };
}
