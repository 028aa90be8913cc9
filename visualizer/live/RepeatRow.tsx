import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import classes from './EventLog.module.css';
import { hueOf } from './hues.ts';
import type { Repeat } from './repeats.ts';
import { eventWord, hourText } from './words.ts';
import { useTexts } from '../texts/useTexts.ts';

interface RepeatRowProps {
  readonly repeat: Repeat;
  readonly isOpen: boolean;
  readonly names: ReadonlyMap<string, string>;
}

/** Equal groups of entries in one line; whoever touches it sees them one by one. */
export function RepeatRow({ repeat, isOpen, names }: RepeatRowProps) {
  const texts = useTexts();
  const [entry] = repeat.group;
  if (entry === undefined) return null;
  const name = names.get(entry.sessionId) ?? entry.sessionId;
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.row} data-kind="repeat">
      <time className={classes.hour}>{hourText(entry.at, texts)}</time>
      <span className={classes.actor} data-hue={hueOf(name)}>
        {name}
      </span>
      <span className={classes.times}>×{repeat.times}</span>
      <span className={classes.what}>
        <Icon
          className={classes.kind}
          size={15}
          stroke={1.75}
          role="img"
          aria-label={isOpen ? texts.log.open : texts.log.closed}
        />
        <b>{repeatText(repeat)}</b>
      </span>
    </div>
  );
}

/** The events of one group, in their order. The actor's own note that it answered is left out: its parent receives it next. */
export function repeatText({ group }: Repeat): string {
  const events = group.filter(({ kind, event }) => kind === 'event' && !event?.type.startsWith('xstate.promise.'));
  const shown = events.length > 0 ? events : group;
  return shown.map(({ event }) => eventWord(event?.type ?? '')).join(' → ');
}
