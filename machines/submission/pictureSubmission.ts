import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { IMAGE_FAULTS } from '../../domain/uploads/image.ts';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import type { FormName } from './formNames.ts';
import { notProvided } from '../notProvided.ts';
import { fieldsOf, messageOf } from '../outcome.ts';
import { WRITE_WAITS } from '../patience.ts';
import { type Picture, type Prepared, pictureMachine } from '../uploads/picture.ts';
import type { SubmissionOutcome } from './submission.ts';

export interface PictureSending {
  readonly name: FormName;
  /** Of the shape that the form of this name has. */
  readonly form: object | null;
  readonly picture: Picture | null;
  /** @param share of the bytes that are on their way, from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** One form in a dialog that takes a picture along: typed, sent with its picture, told. It is over when it was sent. */
export const pictureSubmissionMachine = setup({
  types: {
    input: {} as { name: FormName; needsPicture: boolean },
    context: {} as {
      name: FormName;
      needsPicture: boolean;
      form: object | null;
      picture: Picture | null;
      /** Why there is no picture, or why the last file is none. */
      unfit: string | null;
      /** What the server refused of `form`. */
      refused: FieldErrors;
      share: number;
    },
    events: {} as
      | { type: 'picture.offered'; file: Blob }
      | { type: 'picture.declined'; message: string }
      | { type: 'picture.removed' }
      | { type: 'form.submitted'; form: object }
      | { type: 'upload.progressed'; share: number }
      | { type: 'wait.abandoned' },
    emitted: {} as
      | { type: 'form.sent'; name: FormName }
      | { type: 'form.failed'; name: FormName; message: string | undefined }
      | { type: 'form.unanswered'; name: FormName },
    tags: {} as 'busy' | 'slow' | 'editable',
    children: {} as { picture: 'picture'; sendWithPicture: 'sendWithPicture' },
  },
  actors: {
    picture: pictureMachine,
    sendWithPicture: fromPromise<SubmissionOutcome, PictureSending>(notProvided),
  },
  delays: { patience: WRITE_WAITS.patience },
  guards: {
    lacksPicture: ({ context }) => context.needsPicture && context.picture === null,
    isSent: (_, outcome: SubmissionOutcome) => outcome._tag === 'Sent',
    isChosen: (_, prepared: Prepared) => prepared._tag === 'Chosen',
    isUnfit: (_, prepared: Prepared) => prepared._tag === 'Unfit',
  },
  actions: {
    takeChosen: assign({ picture: (_, prepared: Prepared) => (prepared._tag === 'Chosen' ? prepared : null) }),
    takeUnfit: assign({ unfit: (_, prepared: Prepared) => messageOf(prepared) ?? null }),
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
  id: 'pictureSubmission',
  description: 'One form with its picture, from what is typed to its toast',
  context: ({ input }) => ({ ...input, form: null, picture: null, unfit: null, refused: {}, share: 0 }),
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
          { target: 'sending', actions: assign({ form: ({ event }) => event.form, refused: {}, share: 0 }) },
        ],
      },
    },
    preparingPicture: {
      description: 'The chosen file is looked at and cropped, over the form',
      invoke: {
        id: 'picture',
        src: 'picture',
        input: ({ event }) => ({ file: 'file' in event ? event.file : new Blob() }),
        onDone: [
          {
            guard: { type: 'isChosen', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeChosen', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isUnfit', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeUnfit', params: ({ event }) => event.output },
          },
          // Given up: the picture from before stays.
          { target: 'editing' },
        ],
      },
    },
    sending: {
      description: 'Form and picture are on their way; the same is never made twice',
      tags: 'busy',
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
          description: 'A picture takes its time on a thin line: only the person ends the wait',
          tags: 'slow',
          on: { 'wait.abandoned': { target: '#pictureSubmission.editing', actions: 'tellUnanswered' } },
        },
      },
    },
    sent: { type: 'final', description: 'Kept and told; whoever showed the form goes on' },
  },
});

/** What the form shows around its fields. */
export function describePictureSubmission(snapshot: SnapshotFrom<typeof pictureSubmissionMachine>) {
  const { picture, unfit, form, refused, share } = snapshot.context;
  const [isBusy, isSlow] = [snapshot.hasTag('busy'), snapshot.hasTag('slow')];
  const isEditable = snapshot.hasTag('editable');
  return { isBusy, isSlow, isEditable, picture, unfit, submitted: form, refused, share };
}
