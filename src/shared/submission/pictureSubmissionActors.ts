import { type ActorRefFrom, fromPromise } from 'xstate';
import type { proofMachine } from '../../../machines/account/proof.ts';
import { type PictureSending, pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import type { SubmissionOutcome } from '../../../machines/submission/submission.ts';
import { WriteKeys } from '../api/writeKeys.ts';
import { providePicture } from '../uploads/pictureActors.ts';
import { outcomeOf, type Sending, type Sends, sendOf } from './submissionActors.ts';

export type PictureSubmissionActor = ActorRefFrom<typeof pictureSubmissionMachine>;

/** `file`: the picture, when one was chosen. */
interface SendingPicture extends Sending {
  readonly file?: Blob;
  readonly onProgress: (share: number) => void;
}

/** The chart of forms with a picture, with its real actors; one call per form name. */
export function pictureSubmissionOf<Forms>(sends: Sends<Forms, SendingPicture>, proof?: typeof proofMachine) {
  const keys = new WriteKeys();
  let sent: Blob | undefined;

  /** One key per form and picture, so that submitting again after a lost connection creates only one. */
  function keyOf(form: object | null, file: Blob | undefined): string {
    if (file !== sent) keys.forget();
    sent = file;
    return keys.of(form);
  }

  const sendWithPicture = fromPromise<SubmissionOutcome, PictureSending>(({ input, signal }) => {
    const { name, form, picture, onProgress } = input;
    const send = sendOf<SendingPicture>(sends, name);
    const file = picture?.file;
    const sending = { signal, onProgress, idempotencyKey: keyOf(form, file), ...(file && { file }) };
    return outcomeOf(send(form, sending), name, keys);
  });

  return pictureSubmissionMachine.provide({
    actors: { picture: providePicture(), sendWithPicture, ...(proof && { proof }) },
  });
}
