import { Button } from '@mantine/core';
import { IconCamera, IconRefresh } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { IMAGE_FAULTS, IMAGE_TYPES, type Shape } from '#domain/uploads/image.ts';
import { type avatarMachine, describeAvatar } from '../../../machines/account/avatar.ts';
import { describePicture } from '../../../machines/uploads/picture.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { UPLOAD } from './pictureTexts.ts';
import { useDrop } from './useDrop.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import classes from './UploadField.module.css';

/** What a field shows beside its button. */
export interface ShownUpload {
  /** The picture that is being uploaded; without one, that which is stored. */
  readonly src: string | undefined;
  /** The share uploaded so far, from 0 to 1; `undefined` when no upload is running. */
  readonly sent: number | undefined;
  readonly isReading: boolean;
  readonly isOver: boolean;
}

type UploadFieldProps = {
  actor: ActorRefFrom<typeof avatarMachine>;
  label: string;
  /** The button's words. */
  action: string;
  /** The address of the stored picture. */
  stored?: string | undefined;
  shape?: Shape;
  /** What may be chosen. */
  hint?: string;
  /** What else may be done with the stored picture; not while another is on its way. */
  beside?: ReactNode;
  children: (shown: ShownUpload) => ReactNode;
};

/** A picture that is uploaded as soon as it is chosen or dropped on the field, and cropped. */
export function UploadField({
  actor,
  label,
  action,
  stored,
  shape,
  hint = UPLOAD.hint,
  beside,
  children,
}: UploadFieldProps) {
  const avatar = useSelector(actor, describeAvatar, shallowEqual);
  const picture = useSelector(actor, ({ children: { picture } }) => picture);
  const { isReading } = useSelector(picture, describePicture, shallowEqual);
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const unsent = useObjectUrl(avatar.picture?.file ?? null);

  const offer = (file: Blob | undefined) =>
    actor.send(file ? { type: 'picture.offered', file } : { type: 'picture.declined', message: IMAGE_FAULTS.missing });
  const drop = useDrop(offer);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = currentTarget.files ?? [];
    // Without this, choosing the same file again fires no change event.
    currentTarget.value = '';
    if (chosen) offer(chosen);
  }

  return (
    <div role="group" aria-label={label} className={classes.field} {...drop.handlers}>
      {children({
        src: unsent ?? stored,
        sent: avatar.isBusy ? avatar.share : undefined,
        isReading,
        isOver: drop.isOver,
      })}
      <div className={classes.words}>
        {avatar.hasFailed && (
          <>
            <p className={classes.failed}>{UPLOAD.failed}</p>
            <Button
              leftSection={<IconRefresh size={18} stroke={1.75} />}
              onClick={() => actor.send({ type: 'upload.repeated' })}
            >
              {UPLOAD.again}
            </Button>
          </>
        )}
        <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden onChange={onChange} />
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconCamera size={18} stroke={1.75} />}
            {...(!avatar.hasFailed && { 'aria-describedby': noteId })}
            disabled={avatar.isBusy || picture !== undefined}
            onClick={() => input.current?.click()}
          >
            {action}
          </Button>
          {!avatar.isBusy && beside}
        </div>
        {!avatar.hasFailed && (
          <p id={noteId} className={classes.hint}>
            {noteOf(hint, avatar.isBusy, drop.isOver)}
          </p>
        )}
      </div>
      <p role="alert" className={classes.unfit}>
        {avatar.unfit}
      </p>
      <PictureDialog actor={picture} {...(shape && { shape })} />
    </div>
  );
}

function noteOf(hint: string, isSending: boolean, isOver: boolean): string {
  if (isSending) return UPLOAD.sending;
  return isOver ? UPLOAD.drop : hint;
}
