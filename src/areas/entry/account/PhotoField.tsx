import { Button } from '@mantine/core';
import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ChangeEvent, useId, useRef } from 'react';
import type { User } from '../../../../domain/people/person.ts';
import { IMAGE_FAULTS, IMAGE_TYPES, pictureAt } from '../../../../domain/uploads/image.ts';
import { describeAvatar } from '../../../../machines/account/avatar.ts';
import { describePicture } from '../../../../machines/uploads/picture.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { PictureDialog } from '../../../shared/uploads/PictureDialog.tsx';
import { useDrop } from '../../../shared/uploads/useDrop.ts';
import { useObjectUrl } from '../../../shared/uploads/useObjectUrl.ts';
import { usePastedFile } from '../../../shared/uploads/usePastedFile.ts';
import { provideAvatar } from './accountActors.ts';
import { PHOTO } from './accountTexts.ts';
import { PhotoRound } from './PhotoRound.tsx';
import classes from './PhotoField.module.css';

/** The player's picture, large. A new picture is uploaded as soon as it is cropped. */
export function PhotoField({ user: { name, avatarCDN } }: { user: User }) {
  const actor = useChart(provideAvatar, {});
  const avatar = useSelector(actor, describeAvatar, shallowEqual);
  const picture = useSelector(actor, ({ children }) => children.picture);
  const { isReading } = useSelector(picture, describePicture, shallowEqual);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const unsent = useObjectUrl(avatar.picture?.file ?? null);
  const src = unsent ?? (avatarCDN && pictureAt(avatarCDN, LARGE));
  const cannotChange = avatar.isBusy || picture !== undefined;

  const offer = (file: Blob | undefined) =>
    actor.send(file ? { type: 'picture.offered', file } : { type: 'picture.declined', message: IMAGE_FAULTS.missing });
  const drop = useDrop(offer);
  usePastedFile(offer);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = currentTarget.files ?? [];
    // Without this, choosing the same file again fires no change event.
    currentTarget.value = '';
    if (chosen) offer(chosen);
  }

  return (
    <div role="group" aria-label={PHOTO.label} className={classes.field} {...drop.handlers}>
      <PhotoRound
        name={name}
        src={src}
        sent={avatar.isBusy ? avatar.share : undefined}
        isReading={isReading}
        isOver={drop.isOver}
      />
      <div className={classes.words}>
        {avatar.hasFailed && (
          <>
            <p className={classes.failed}>{PHOTO.failed}</p>
            <Button
              leftSection={<IconRefresh size={18} stroke={1.75} />}
              onClick={() => actor.send({ type: 'upload.repeated' })}
            >
              {PHOTO.again}
            </Button>
          </>
        )}
        <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden onChange={onChange} />
        <Button
          variant="default"
          leftSection={<IconCamera size={18} stroke={1.75} />}
          {...(!avatar.hasFailed && { 'aria-describedby': noteId })}
          disabled={cannotChange}
          onClick={() => input.current?.click()}
        >
          {src === undefined ? PHOTO.choose : PHOTO.change}
        </Button>
        {!avatar.hasFailed && (
          <p id={noteId} className={classes.hint}>
            {noteOf(avatar.isBusy, drop.isOver)}
          </p>
        )}
      </div>
      <p role="alert" className={classes.unfit}>
        {avatar.unfit}
      </p>
      <PictureDialog actor={picture} />
    </div>
  );
}

function noteOf(isSending: boolean, isOver: boolean): string {
  if (isSending) return PHOTO.sending;
  return isOver ? PHOTO.drop : PHOTO.hint;
}

/** The largest width that the server keeps: the picture is large, and screens are sharp. */
const LARGE = 512;
