import { Button } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { Held } from '#domain/offline/held.ts';
import type { offlineQueueMachine } from '../../../machines/installed/offlineQueue.ts';
import { choiceName, QUEUE } from './offlineTexts.ts';
import classes from './QueueBar.module.css';

export type QueueRowProps = { actor: ActorRefFrom<typeof offlineQueueMachine>; held: Held };

/** Something that waits for a line, and can be let go of. */
export function UnsentRow({ actor, held }: QueueRowProps) {
  return (
    <li className={classes.row}>
      <HeldWords held={held} />
      <DiscardButton actor={actor} held={held} word={QUEUE.discard} />
    </li>
  );
}

export function HeldWords({ held: { about, what } }: Pick<QueueRowProps, 'held'>) {
  return (
    <div className={classes.words}>
      <strong>{what}</strong>
      <span>{about}</span>
    </div>
  );
}

export function DiscardButton({ actor, held, word }: QueueRowProps & { word: string }) {
  return (
    <Button
      variant="subtle"
      color="coral"
      aria-label={choiceName(word, held)}
      onClick={() => actor.send({ type: 'held.discarded', key: held.key })}
    >
      {word}
    </Button>
  );
}
