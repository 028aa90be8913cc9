import { Loader } from '@mantine/core';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { PHOTO } from './accountTexts.ts';
import classes from './PhotoField.module.css';

type PhotoRoundProps = {
  name: string;
  src: string | undefined;
  /** The share uploaded so far, from 0 to 1; `undefined` when no upload is running. */
  sent: number | undefined;
  isReading: boolean;
  isOver: boolean;
};

const SIDE_PX = 128;

/** A large round picture, with a ring around it that closes as the upload proceeds. */
export function PhotoRound({ name, src, sent, isReading, isOver }: PhotoRoundProps) {
  return (
    <div
      className={classes.round}
      data-over={isOver || undefined}
      data-dim={isReading || sent !== undefined || undefined}
    >
      <Initial name={name} src={src} size={SIDE_PX} />
      {isReading && <Loader className={classes.loader ?? ''} size="sm" aria-label={PHOTO.reading} />}
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
      aria-label={PHOTO.sending}
      aria-valuenow={percent}
    >
      <circle cx="50" cy="50" r="48" className={classes.track} />
      <circle cx="50" cy="50" r="48" className={classes.sent} pathLength={100} strokeDasharray={`${percent} 100`} />
    </svg>
  );
}
