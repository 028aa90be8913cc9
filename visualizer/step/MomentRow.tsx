import { Regions } from '../live/Regions.tsx';
import { eventWord } from '../live/words.ts';
import classes from './History.module.css';
import { carriedTitle } from './sampleTitle.ts';
import { SignIcon } from './SignIcon.tsx';
import type { Moment } from './walk.ts';
import type { ChartEvent } from './walker.ts';
import { useTexts } from '../texts/useTexts.ts';

interface MomentRowProps {
  readonly moment: Moment;
  /** The moment before; undefined for the start. */
  readonly before: Moment | undefined;
  readonly place: 'past' | 'now' | 'future';
  readonly onLook: () => void;
}

/** One moment of the history: its event, the resulting state, and the emitted events. */
export function MomentRow({ moment, before, place, onLook }: MomentRowProps) {
  const texts = useTexts().step;
  const { event, traced } = moment;
  const facts = counted(traced.doings.emitted.map(({ type }) => type));
  return (
    <li ref={place === 'now' ? bringIntoView : undefined} className={classes.moment} data-place={place}>
      <button type="button" aria-current={place === 'now' ? 'step' : undefined} onClick={onLook}>
        <span className={classes.happened}>{event === null ? texts.start : <Happened event={event} />}</span>
        <span className={classes.led}>
          <Regions value={traced.chart.value} before={before?.traced.chart.value} />
        </span>
        {facts.length > 0 && (
          <span className={classes.facts}>
            {facts.map(([type, times]) => (
              <span key={type}>{texts.emitted(type, times)}</span>
            ))}
          </span>
        )}
      </button>
    </li>
  );
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}

function Happened({ event }: { readonly event: ChartEvent }) {
  const [, kind = '', word] = /^(done|error|after)\((.+)\)$/.exec(eventWord(event.type)) ?? [];
  const title = carriedTitle(event);
  return (
    <>
      <SignIcon kind={kind} />
      {word ?? event.type}
      {title !== null && <small>{title}</small>}
    </>
  );
}

function counted(words: readonly string[]): readonly (readonly [string, number])[] {
  return [...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]);
}
