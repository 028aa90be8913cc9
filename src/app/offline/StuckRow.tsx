import { Button } from '@mantine/core';
import { canOverwrite, HELD_TOO_LONG } from '#domain/offline/held.ts';
import { useApp } from '../../shared/runtime/AppContext.tsx';
import { choiceName, CONFLICTS, QUEUE } from './offlineTexts.ts';
import classes from './QueueBar.module.css';
import { DiscardButton, HeldWords, type QueueRowProps } from './UnsentRow.tsx';

/** Something that the server refused, or that was held too long: why, and what can become of it. */
export function StuckRow({ actor, held }: QueueRowProps) {
  const { now } = useApp();
  const { code = '', message } = held.stuck ?? {};
  const conflict = canOverwrite(held) ? CONFLICTS[code] : undefined;
  const again = conflict ? QUEUE.overwrite : code === HELD_TOO_LONG ? QUEUE.resend : QUEUE.retry;
  return (
    <li className={classes.row} data-stuck>
      <HeldWords held={held} />
      <p className={classes.why}>{conflict?.text ?? message}</p>
      <div className={classes.choices}>
        <DiscardButton actor={actor} held={held} word={conflict?.keep ?? QUEUE.discard} />
        <Button
          variant="default"
          aria-label={choiceName(again, held)}
          onClick={() => actor.send({ type: 'held.resent', key: held.key, now: now().getTime() })}
        >
          {again}
        </Button>
      </div>
    </li>
  );
}
