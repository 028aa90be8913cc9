import { Loader } from '@mantine/core';
import { Initial } from '../look/pieces/Initial.tsx';
import { UPLOAD } from './pictureTexts.ts';
import type { ShownUpload } from './UploadField.tsx';
import classes from './UploadField.module.css';

const SIDE_PX = 128;

/** A large round picture, with a ring around it that closes as the upload proceeds. */
export function PhotoRound({ name, src, sent, isReading, isOver }: ShownUpload & { name: string }) {
  return (
    <div
      className={classes.round}
      data-over={isOver || undefined}
      data-dim={isReading || sent !== undefined || undefined}
    >
      <Initial name={name} src={src} size={SIDE_PX} />
      {isReading && <Loader className={classes.loader ?? ''} size="sm" aria-label={UPLOAD.reading} />}
      {sent !== undefined && <Ring sent={sent} />}
    </div>
  );
}

function Ring({ sent }: { sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <svg
      className={classes.ring}
      viewBox="0 0 100 100"
      role="progressbar"
      aria-label={UPLOAD.sending}
      aria-valuenow={percent}
    >
      <circle cx="50" cy="50" r="48" className={classes.track} />
      <circle cx="50" cy="50" r="48" className={classes.sent} pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  );
}
