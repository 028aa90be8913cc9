import { Effect } from 'effect';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { FormName } from '../../../machines/submission/formNames.ts';
import { type PictureSending, pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import type { SubmissionOutcome } from '../../../machines/submission/submission.ts';
import { type ApiFailure, toFailed } from '../api/failure.ts';
import { WriteKeys } from '../api/writeKeys.ts';
import { clearDraft } from '../forms/draft.ts';
import { providePicture } from '../uploads/pictureActors.ts';
import type { Sending } from './submissionActors.ts';

export type PictureSubmissionActor = ActorRefFrom<typeof pictureSubmissionMachine>;

/** `file`: the picture, where one was chosen. */
interface SendingPicture extends Sending {
  readonly file?: Blob;
  readonly onProgress: (share: number) => void;
}

type Send = (form: object | null, sending: SendingPicture) => Effect.Effect<unknown, ApiFailure>;

/** The chart of forms with a picture with the real server; each form by the name under which its chart sends it. */
export function pictureSubmissionOf<Name extends FormName>(forms: Readonly<Record<Name, Send>>) {
  const known: Readonly<Partial<Record<FormName, Send>>> = forms;
  const keys = new WriteKeys();
  let sent: Blob | undefined;

  /** One key per form and picture: pressed again over a bad line, the same is made once. */
  function keyOf(form: object | null, file: Blob | undefined): string {
    if (file !== sent) keys.forget();
    sent = file;
    return keys.of(form);
  }

  const sendWithPicture = fromPromise<SubmissionOutcome, PictureSending>(({ input, signal }) => {
    const { name, form, picture, onProgress } = input;
    const send = known[name];
    if (!send) throw new Error(`No form with a picture is called ${name}`);
    const file = picture?.file;
    const sending = { signal, onProgress, idempotencyKey: keyOf(form, file), ...(file && { file }) };
    return Effect.runPromise(
      send(form, sending).pipe(
        Effect.tap(() =>
          Effect.sync(() => {
            keys.forget();
            clearDraft(name);
          }),
        ),
        Effect.match({ onSuccess: (): SubmissionOutcome => ({ _tag: 'Sent' }), onFailure: toFailed }),
      ),
    );
  });

  return pictureSubmissionMachine.provide({ actors: { picture: providePicture(), sendWithPicture } });
}
