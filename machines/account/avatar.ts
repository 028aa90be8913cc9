import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { notProvided } from '../notProvided.ts';
import { answered, answeredMessage, type Failed, messageOf } from '../outcome.ts';
import { type Picture, type Prepared, pictureMachine } from '../uploads/picture.ts';

export type UploadOutcome = { readonly _tag: 'Uploaded' } | Failed;

export interface UploadInput {
  readonly picture: Picture | null;
  /** @param share of the bytes that have been sent, from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Replaces the person's own picture or an arena's logo, or adds a photo to it: a file is chosen, cropped and uploaded at once. */
export const avatarMachine = setup({
  types: {
    context: {} as { picture: Picture | null; unfit: string | null; share: number },
    events: {} as
      | { type: 'picture.offered'; file: Blob }
      | { type: 'picture.declined'; message: string }
      | { type: 'upload.progressed'; share: number }
      | { type: 'upload.repeated' },
    emitted: {} as { type: 'avatar.saved' } | { type: 'avatar.failed'; message: string | undefined },
    children: {} as { picture: 'picture'; uploadAvatar: 'uploadAvatar' },
    tags: {} as 'busy',
  },
  actors: {
    picture: pictureMachine,
    uploadAvatar: fromPromise<UploadOutcome, UploadInput>(notProvided),
  },
  guards: {
    isChosen: (_, prepared: Prepared) => prepared._tag === 'Chosen',
    /** A picture was cropped earlier, but its upload failed. */
    hasUnsent: ({ context }) => context.picture !== null,
    isUploaded: (_, outcome: UploadOutcome) => outcome._tag === 'Uploaded',
  },
  actions: {
    takeChosen: assign((_, prepared: Prepared) => ({
      picture: prepared._tag === 'Chosen' ? prepared : null,
      share: 0,
    })),
    takeUnfit: assign({ unfit: (_, prepared: Prepared) => messageOf(prepared) ?? null }),
    emitSaved: emit({ type: 'avatar.saved' }),
    emitFailed: emit((_, message: string | undefined) => ({ type: 'avatar.failed' as const, message })),
  },
}).createMachine({
  id: 'avatar',
  description: 'Another picture of oneself, or of the arena that one runs',
  context: { picture: null, unfit: null, share: 0 },
  initial: 'idle',
  on: {
    'picture.offered': { target: '.preparingPicture', actions: assign({ unfit: null }) },
    'picture.declined': { actions: assign({ unfit: ({ event }) => event.message }) },
  },
  states: {
    idle: { description: 'The present picture is shown' },
    preparingPicture: {
      description: 'The chosen file is looked at and cropped',
      on: { 'picture.offered': undefined, 'picture.declined': undefined },
      invoke: {
        id: 'picture',
        src: 'picture',
        input: ({ event }) => ({ file: 'file' in event ? event.file : new Blob() }),
        onDone: [
          {
            guard: { type: 'isChosen', params: answered },
            target: 'uploading',
            actions: { type: 'takeChosen', params: answered },
          },
          { guard: 'hasUnsent', target: 'failed', actions: { type: 'takeUnfit', params: answered } },
          { target: 'idle', actions: { type: 'takeUnfit', params: answered } },
        ],
      },
    },
    uploading: {
      description: 'The new picture is on its way, and shown already',
      tags: 'busy',
      on: {
        'picture.offered': undefined,
        'picture.declined': undefined,
        'upload.progressed': { actions: assign({ share: ({ event }) => event.share }) },
      },
      invoke: {
        id: 'uploadAvatar',
        src: 'uploadAvatar',
        input: ({ context, self }) => ({
          picture: context.picture,
          onProgress: (share) => self.send({ type: 'upload.progressed', share }),
        }),
        onDone: [
          {
            guard: { type: 'isUploaded', params: answered },
            target: 'idle',
            actions: [assign({ picture: null }), 'emitSaved'],
          },
          { target: 'failed', actions: { type: 'emitFailed', params: answeredMessage } },
        ],
        onError: { target: 'failed', actions: { type: 'emitFailed', params: undefined } },
      },
    },
    failed: {
      description: 'Not sent; the cropped picture is kept, to be sent again',
      on: { 'upload.repeated': { target: 'uploading', actions: assign({ share: 0, unfit: null }) } },
    },
  },
});

/** `picture` is the one being uploaded; when it is `null`, the page shows the stored one. */
export function describeAvatar(snapshot: SnapshotFrom<typeof avatarMachine>) {
  const { picture, unfit, share } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), hasFailed: snapshot.matches('failed'), picture, unfit, share };
}
