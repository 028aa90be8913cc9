import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Held } from '#domain/offline/held.ts';
import { choiceName, discardedText, QUEUE } from './offlineTexts.ts';
import classes from './QueueBar.module.css';
import type { QueueRowProps } from './UnsentRow.tsx';

type DiscardedRowProps = Pick<QueueRowProps, 'actor'> & { first: Held; count: number };

/** What was discarded just now, and the way back. The focus goes there: the button that was pressed is gone. */
export function DiscardedRow({ actor, first, count }: DiscardedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <div className={classes.row}>
      <p className={classes.words} role="status">
        <strong>{discardedText(count)}</strong>
        <span>{`${first.about}, ${first.what}`}</span>
      </p>
      <Button
        ref={undo}
        variant="default"
        aria-label={choiceName(QUEUE.undo, first)}
        onClick={() => actor.send({ type: 'discard.undone' })}
      >
        {QUEUE.undo}
      </Button>
    </div>
  );
}
