import { Loader } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { UPLOAD } from '../../../../shared/uploads/pictureTexts.ts';
import { SendingBar } from '../../../../shared/uploads/SendingBar.tsx';
import type { ShownUpload } from '../../../../shared/uploads/UploadField.tsx';
import classes from './Photos.module.css';

/** The place of the next photo; while it is on its way it is seen already. */
export function PhotoTile({ src, sent, isReading, isOver }: ShownUpload) {
  return (
    <div>
      <div className={classes.tile} data-over={isOver || undefined} data-dim={sent !== undefined || undefined}>
        {src === undefined ? <IconPhotoPlus size={32} stroke={1.75} aria-hidden /> : <img src={src} alt="" />}
        {isReading && <Loader className={classes.loader ?? ''} size="sm" aria-label={UPLOAD.reading} />}
      </div>
      {sent !== undefined && <SendingBar share={sent} words={`${UPLOAD.sending} ${Math.floor(sent * 100)}%`} />}
    </div>
  );
}
