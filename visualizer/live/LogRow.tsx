import { IconArrowNarrowRight, IconBroadcast, IconClock, IconPlayerPlay } from '@tabler/icons-react';
import classes from './EventLog.module.css';
import { hueOf } from './hues.ts';
import type { Entry, Recording } from './recording.ts';
import { Regions } from './Regions.tsx';
import { replyText } from './replyText.ts';
import { Wrapped } from './Wrapped.tsx';
import { eventWord, hourText, lengthText, stateText } from './words.ts';

interface LogRowProps {
  readonly entry: Entry | undefined;
  readonly recording: Recording;
  readonly names: ReadonlyMap<string, string>;
}

/** One line of the log: time, actor, event, and the new state if it changed. */
export function LogRow({ entry, recording, names }: LogRowProps) {
  if (entry === undefined) return null;
  const { kind, sessionId, event, at, delay } = entry;
  const name = names.get(sessionId) ?? sessionId;
  const { Icon, word } = KINDS[kind];
  const reply = kind === 'event' ? replyText(event) : '';
  return (
    <div className={classes.row} data-kind={kind}>
      <time className={classes.hour}>{hourText(at)}</time>
      <span className={classes.actor} data-hue={hueOf(name)}>
        <Wrapped>{name}</Wrapped>
      </span>
      <span className={classes.what}>
        <Icon className={classes.kind} size={15} stroke={1.75} role="img" aria-label={word} />
        <b>{kind === 'started' ? 'começou' : eventWord(event?.type ?? '')}</b>
        {delay !== undefined && <small>em {lengthText(delay)}</small>}
        {reply !== '' && <code title={reply}>{reply}</code>}
      </span>
      <StateAfter entry={entry} recording={recording} />
    </div>
  );
}

export const KINDS = {
  started: { Icon: IconPlayerPlay, word: 'início', plural: 'Inícios' },
  event: { Icon: IconArrowNarrowRight, word: 'evento', plural: 'Eventos' },
  emitted: { Icon: IconBroadcast, word: 'fato', plural: 'Fatos' },
  timer: { Icon: IconClock, word: 'prazo', plural: 'Prazos' },
} as const;

/** The state or ending that the actor reached by this entry; nothing when it stayed where it was. */
function StateAfter({ entry, recording }: { readonly entry: Entry; readonly recording: Recording }) {
  const { snapshot, sessionId, index } = entry;
  if (snapshot === undefined) return null;
  const { status, value } = snapshot;
  const before = recording.snapshotAt(sessionId, index - 1)?.value;
  const isSame = value === undefined || (before !== undefined && stateText(before) === stateText(value));
  const ending = status === 'active' ? '' : (ENDINGS[status] ?? status);
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
export const ENDINGS: Readonly<Record<string, string>> = { done: 'terminou', error: 'falhou', stopped: 'parado' };
