import { IconArrowNarrowRight, IconBroadcast, IconClock, IconPlayerPlay } from '@tabler/icons-react';
import classes from './EventLog.module.css';
import { hueOf } from './hues.ts';
import type { Entry, Recording } from './recording.ts';
import { Regions } from './Regions.tsx';
import { replyText } from './replyText.ts';
import { Wrapped } from './Wrapped.tsx';
import { eventWord, hourText, lengthText, stateText } from './words.ts';
import { useTexts } from '../texts/useTexts.ts';

interface LogRowProps {
  readonly entry: Entry | undefined;
  readonly recording: Recording;
  readonly names: ReadonlyMap<string, string>;
}

/** One line of the log: time, actor, event, and the new state if it changed. */
export function LogRow({ entry, recording, names }: LogRowProps) {
  const texts = useTexts();
  if (entry === undefined) return null;
  const { kind, sessionId, event, at, delay } = entry;
  const name = names.get(sessionId) ?? sessionId;
  const Icon = KIND_ICONS[kind];
  const reply = kind === 'event' ? replyText(event) : '';
  return (
    <div className={classes.row} data-kind={kind}>
      <time className={classes.hour}>{hourText(at, texts)}</time>
      <span className={classes.actor} data-hue={hueOf(name)}>
        <Wrapped>{name}</Wrapped>
      </span>
      <span className={classes.what}>
        <Icon className={classes.kind} size={15} stroke={1.75} role="img" aria-label={texts.log.kinds[kind]} />
        <b>{kind === 'started' ? texts.log.began : eventWord(event?.type ?? '')}</b>
        {delay !== undefined && <small>{texts.data.in(lengthText(delay, texts))}</small>}
        {reply !== '' && <code title={reply}>{reply}</code>}
      </span>
      <StateAfter entry={entry} recording={recording} />
    </div>
  );
}

export const KIND_ICONS = {
  started: IconPlayerPlay,
  event: IconArrowNarrowRight,
  emitted: IconBroadcast,
  timer: IconClock,
} as const;

/** The state or ending that the actor reached by this entry; nothing when it stayed where it was. */
function StateAfter({ entry, recording }: { readonly entry: Entry; readonly recording: Recording }) {
  const texts = useTexts().watched.endings;
  const { snapshot, sessionId, index } = entry;
  if (snapshot === undefined) return null;
  const { status, value } = snapshot;
  const before = recording.snapshotAt(sessionId, index - 1)?.value;
  const isSame = value === undefined || (before !== undefined && stateText(before) === stateText(value));
  const ending = status === 'active' ? '' : endingText(status, texts);
  if (isSame && ending === '') return null;
  return (
    <span className={classes.state}>
      {!isSame && <Regions value={value} before={before} />}
      {!isSame && ending !== '' && ' · '}
      {ending}
    </span>
  );
}

/** Words for an actor's ending, by the status of its snapshot. */
export function endingText(status: string, texts: Readonly<Record<string, string>>): string {
  return texts[status] ?? status;
}
