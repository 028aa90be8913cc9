import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { answered } from '../outcome.ts';
import type { Picture, pictureMachine } from './picture.ts';

/** The context of a chart whose form has a picture. */
export interface PictureFormContext {
  readonly picture: Picture | null;
  /** Why the picture is missing, or why the last file was not accepted. */
  readonly unfit: string | null;
  /** The form's fields that the server refused. */
  readonly refused: FieldErrors;
  readonly share: number;
}

export type PictureFormEvent =
  | { type: 'picture.offered'; file: Blob }
  | { type: 'picture.declined'; message: string }
  | { type: 'picture.removed' }
  | { type: 'upload.progressed'; share: number };

export const NO_PICTURE: PictureFormContext = { picture: null, unfit: null, refused: {}, share: 0 };

/** The state of such a chart that turns the chosen file into its picture. */
export const preparingPicture = {
  description: 'The chosen file is looked at and cropped, over the form',
  invoke: {
    id: 'picture',
    src: 'picture',
    input: ({ event }: { event: { readonly type: string; readonly file?: Blob } }) => ({
      file: event.file ?? new Blob(),
    }),
    onDone: [
      {
        guard: { type: 'isChosen', params: answered },
        target: 'editing',
        actions: { type: 'takeChosen', params: answered },
      },
      {
        guard: { type: 'isUnfit', params: answered },
        target: 'editing',
        actions: { type: 'takeUnfit', params: answered },
      },
      // Dismissed: the earlier picture stays.
      { target: 'editing' },
    ],
  },
} as const;

/** The part of such a chart's snapshot that a view reads. */
interface PictureFormSnapshot {
  readonly context: PictureFormContext;
  readonly children: { readonly picture?: ActorRefFrom<typeof pictureMachine> | undefined };
  hasTag(tag: 'busy'): boolean;
}

/** An actor of any such chart, as the picture's field uses it. */
export type PictureFormActor = Pick<
  ActorRef<Snapshot<unknown> & PictureFormSnapshot, PictureFormEvent>,
  'send' | 'getSnapshot' | 'subscribe'
>;

export function describePictureOfForm(snapshot: PictureFormSnapshot) {
  const { picture, unfit, refused } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), picture, unfit, refused };
}
