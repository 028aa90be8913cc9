import type { ActorRef, ActorRefFrom, Snapshot } from 'xstate';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import type { Picture, pictureMachine } from './picture.ts';

/** What a chart shows of the picture that its form takes along. */
interface PictureFormSnapshot {
  readonly context: {
    readonly picture: Picture | null;
    readonly unfit: string | null;
    readonly refused: FieldErrors;
  };
  readonly children: { readonly picture?: ActorRefFrom<typeof pictureMachine> | undefined };
  hasTag(tag: 'busy'): boolean;
}

type PictureFormEvent =
  | { type: 'picture.offered'; file: Blob }
  | { type: 'picture.declined'; message: string }
  | { type: 'picture.removed' };

/** Any chart of a form with a picture, as the picture's field knows it. */
export type PictureFormActor = Pick<
  ActorRef<Snapshot<unknown> & PictureFormSnapshot, PictureFormEvent>,
  'send' | 'getSnapshot' | 'subscribe'
>;

/** The picture, why there is none, and what the server refused. */
export function describePictureOfForm(snapshot: PictureFormSnapshot) {
  const { picture, unfit, refused } = snapshot.context;
  return { isBusy: snapshot.hasTag('busy'), picture, unfit, refused };
}
