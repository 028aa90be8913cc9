import { schemaResolver } from '@mantine/form';
import { Effect } from 'effect';
import { fromPromise } from 'xstate';
import { type DescribedPhoto, describedPhotos, movedAhead, PhotoTextForm } from '#domain/arenas/photos.ts';
import { settingsEndpoints } from '#domain/contract/settings.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { type Shape, SHAPES } from '#domain/uploads/image.ts';
import { avatarMachine, type UploadInput, type UploadOutcome } from '../../../../../machines/account/avatar.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { newKey } from '../../../../shared/api/call.ts';
import { toFailed } from '../../../../shared/api/failure.ts';
import { ARENAS } from '../../../../shared/api/queryKeys.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../../shared/forms/draft.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { providePicture } from '../../../../shared/uploads/pictureActors.ts';
import { keepOwnArena, ownArenaQuery } from '../settingsQueries.ts';
import { publicationQuery } from '../publicationQueries.ts';

/** The chart of an upload, connected to the arena's logo. */
export function provideLogo(app: App) {
  return uploadTo(app, settingsEndpoints.updateArenaAvatar, SHAPES.square);
}

/** The same, for one more photo. */
export function provideNewPhoto(app: App) {
  return uploadTo(app, settingsEndpoints.addArenaPhoto, SHAPES.photo);
}

type UploadEndpoint = typeof settingsEndpoints.updateArenaAvatar | typeof settingsEndpoints.addArenaPhoto;

function uploadTo(app: App, endpoint: UploadEndpoint, shape: Shape) {
  /** One key per picture, so that sending it again after a lost connection adds it once. */
  const keys = new WeakMap<Blob, string>();
  const keyOf = (file: Blob) => {
    const key = keys.get(file) ?? newKey();
    keys.set(file, key);
    return key;
  };
  return avatarMachine.provide({
    actors: {
      picture: providePicture(shape),
      uploadAvatar: fromPromise<UploadOutcome, UploadInput>(({ input: { picture, onProgress }, signal }) => {
        const file = picture?.file;
        const sending = { signal, onProgress, ...(file && { file, idempotencyKey: keyOf(file) }) };
        return Effect.runPromise(
          app
            .call(endpoint, {}, sending)
            .pipe(
              Effect.tap(keep(app)),
              Effect.match({ onSuccess: (): UploadOutcome => ({ _tag: 'Uploaded' }), onFailure: toFailed }),
            ),
        );
      }),
    },
  });
}

/** What is done with the logo, or with one photo, at a click. */
export function providePictureCommands(app: App) {
  return commandOf<CommandsOf['arenaPictures']>({
    removeLogo: (_, signal) =>
      own(app).pipe(
        Effect.flatMap(({ version }) =>
          app.call(settingsEndpoints.removeArenaAvatar, { query: { version } }, { signal }),
        ),
        Effect.tap(keep(app)),
      ),
    movePhoto: (photo, signal) => arrange(app, (photos) => movedAhead(photos, photo), signal),
    removePhoto: (photo, signal) => arrange(app, (photos) => photos.filter((one) => one.photo !== photo), signal),
  });
}

export const photoTextFaults = schemaResolver(formSchema(PhotoTextForm), { sync: true });

/** The key of the draft of one photo's text. */
export function photoDraft(photo: string): string {
  return `photoText:${photo}`;
}

export function providePhotoTexts(app: App) {
  return submissionOf<FormsOf['arenaPhotos']>({
    photoText: ({ id, text }, { signal }) =>
      arrange(app, (photos) => photos.map((one) => (one.photo === id ? { ...one, text } : one)), signal).pipe(
        Effect.tap(() => Effect.sync(() => clearDraft(photoDraft(id)))),
      ),
  });
}

type Change = (photos: readonly DescribedPhoto[]) => readonly DescribedPhoto[];

/**
 * Changes the list of photos as it is on screen; the version refuses the change if another window was first. Repeating it
 * does no harm, so that it needs no key of its own.
 */
function arrange(app: App, change: Change, signal: AbortSignal) {
  return own(app).pipe(
    Effect.flatMap(({ arena, version }) =>
      app.call(
        settingsEndpoints.arrangeArenaPhotos,
        { query: { version }, body: { photos: change(describedPhotos(arena)) } },
        { signal },
      ),
    ),
    Effect.tap(keep(app)),
  );
}

/** The arena as it is on screen. */
function own({ call, queryClient }: App) {
  return Effect.promise(() => queryClient.ensureQueryData(ownArenaQuery(call)));
}

type Own = typeof settingsEndpoints.myArena.reply.Type;

/** Shows the reply at once, also in what else is on screen; the arena's page and card are read again. */
function keep({ call, queryClient }: App) {
  return ({ data }: { data: Own }) =>
    Effect.sync(() => {
      keepOwnArena({ call, queryClient }, data);
      void queryClient.invalidateQueries({ queryKey: [ARENAS] });
      void queryClient.invalidateQueries({ queryKey: publicationQuery(call).queryKey });
    });
}
