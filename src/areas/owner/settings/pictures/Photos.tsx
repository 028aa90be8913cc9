import type { Arena } from '#domain/arenas/arena.ts';
import { describedPhotos, MAX_PHOTOS, PHOTOS_FULL } from '#domain/arenas/photos.ts';
import { SHAPES } from '#domain/uploads/image.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { UploadField } from '../../../../shared/uploads/UploadField.tsx';
import { usePastedFile } from '../../../../shared/uploads/usePastedFile.ts';
import { PhotoItem } from './PhotoItem.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { providePictureCommands } from './pictureActors.ts';
import { countText, PICTURES } from './pictureTexts.ts';
import type { PictureUploads } from './usePictureUploads.ts';
import classes from './Photos.module.css';

type Upload = PictureUploads['photo'];

/** The photos in their order, and the field that adds one while there is room. */
export function Photos({ arena, upload }: { arena: Arena; upload: Upload }) {
  const photos = describedPhotos(arena);
  const move = useChart(providePictureCommands, { input: { name: 'movePhoto', asksFirst: false } });
  const removal = useChart(providePictureCommands, { input: { name: 'removePhoto', asksFirst: true } });
  return (
    <div className={classes.photos}>
      <h3 className={classes.title}>{PICTURES.photos}</h3>
      <p className={classes.count}>{photos.length === 0 ? PICTURES.none : countText(photos.length)}</p>
      <ol className={classes.list} aria-label={PICTURES.photos}>
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.photo}
            photo={photo}
            index={index}
            count={photos.length}
            onAhead={() => move.send({ type: 'command.requested', subject: photo.photo })}
            onRemove={() => removal.send({ type: 'command.requested', subject: photo.photo })}
          />
        ))}
      </ol>
      {photos.length < MAX_PHOTOS ? <NewPhoto actor={upload} /> : <p className={classes.count}>{PHOTOS_FULL}</p>}
      <ConfirmDialog actor={removal} title={PICTURES.removeTitle} confirm={PICTURES.remove} decline={PICTURES.keep}>
        {() => PICTURES.removeText}
      </ConfirmDialog>
    </div>
  );
}

/** A picture that is pasted anywhere on the page becomes a photo, not the logo. */
function NewPhoto({ actor }: { actor: Upload }) {
  usePastedFile((file) => actor.send({ type: 'picture.offered', file }));
  return (
    <UploadField actor={actor} label={PICTURES.label} action={PICTURES.add} shape={SHAPES.photo}>
      {(shown) => <PhotoTile {...shown} />}
    </UploadField>
  );
}
