import {
  IconEraser,
  IconClipboardText,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react';
import type { Recording } from './recording.ts';
import classes from './Transport.module.css';
import { eventWord, hourText } from './words.ts';
import { useTexts } from '../texts/useTexts.ts';

interface TransportProps {
  readonly recording: Recording;
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
  /** Moves to the previous or next entry among those that the log shows. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
  readonly status: string;
}

/** Pauses the view and moves it back and forth in the recording; the page goes on, and so does the recording. */
export function Transport({ recording, at, onMove, onStep, onClear, onCopy, status }: TransportProps) {
  const all = useTexts();
  const { number, transport: texts } = all;
  const { entries, forgotten } = recording;
  const newest = forgotten + entries.length - 1;
  const isEmpty = entries.length === 0;
  const shown = at ?? newest;
  const entry = entries[shown - forgotten];
  const isLive = at === undefined;
  const words = entry === undefined ? texts.nothingYet : eventWord(entry.event?.type ?? 'xstate.init');
  return (
    <section className={classes.transport} aria-label={texts.label}>
      <button
        type="button"
        className={classes.main}
        data-live={isLive}
        disabled={isEmpty}
        title={texts.pauseOrLive}
        onClick={() => onMove(isLive ? newest : undefined)}
      >
        {isLive ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        {isLive ? texts.pause : texts.live}
        {!isLive && newest > shown && <small>+{number(newest - shown)}</small>}
      </button>
      <button
        type="button"
        aria-label={texts.previous}
        title={`${texts.previous} (←)`}
        disabled={isEmpty}
        onClick={() => onStep(-1)}
      >
        <IconPlayerSkipBackFilled size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label={texts.next}
        title={`${texts.next} (→)`}
        disabled={isEmpty || isLive}
        onClick={() => onStep(1)}
      >
        <IconPlayerSkipForwardFilled size={18} aria-hidden />
      </button>
      <input
        type="range"
        className={classes.slider}
        aria-label={texts.shown}
        aria-valuetext={isEmpty ? words : `${number(shown + 1)} ${texts.of} ${number(newest + 1)}: ${words}`}
        min={forgotten}
        max={Math.max(forgotten, newest)}
        value={Math.max(forgotten, shown)}
        disabled={isEmpty}
        onChange={(event) => {
          const next = event.target.valueAsNumber;
          onMove(next === newest && isLive ? undefined : next);
        }}
      />
      <output className={classes.where}>
        {isEmpty ? (
          texts.nothing
        ) : (
          <>
            <b>{number(shown + 1)}</b> {texts.of} {number(newest + 1)}
            {entry && <time> · {hourText(entry.at, all)}</time>}
          </>
        )}
      </output>
      <button type="button" className={classes.deed} disabled={isEmpty} onClick={onCopy}>
        <IconClipboardText size={18} stroke={1.75} aria-hidden />
        <span>{texts.copyWalk}</span>
      </button>
      <button type="button" className={classes.deed} disabled={isEmpty} onClick={onClear}>
        <IconEraser size={18} stroke={1.75} aria-hidden />
        <span>{texts.clear}</span>
      </button>
      <span className={classes.status} role="status">
        {status}
      </span>
    </section>
  );
}
