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
import { countText, eventWord, hourText } from './words.ts';

interface TransportProps {
  readonly recording: Recording;
  readonly at: number | undefined;
  readonly onMove: (at: number | undefined) => void;
  /** Moves to the previous or next entry among those that the log shows. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onClear: () => void;
  readonly onCopy: () => void;
  readonly note: string;
}

/** Pauses the view and moves it back and forth in the recording; the page goes on, and so does the recording. */
export function Transport({ recording, at, onMove, onStep, onClear, onCopy, note }: TransportProps) {
  const { entries, forgotten } = recording;
  const newest = forgotten + entries.length - 1;
  const isEmpty = entries.length === 0;
  const shown = at ?? newest;
  const entry = entries[shown - forgotten];
  const isLive = at === undefined;
  const words = entry === undefined ? 'nada ainda' : eventWord(entry.event?.type ?? 'início');
  return (
    <section className={classes.transport} aria-label="Tempo">
      <button
        type="button"
        className={classes.main}
        data-live={isLive}
        disabled={isEmpty}
        title="Pausar ou voltar ao vivo (p)"
        onClick={() => onMove(isLive ? newest : undefined)}
      >
        {isLive ? <IconPlayerPauseFilled size={18} aria-hidden /> : <IconPlayerPlayFilled size={18} aria-hidden />}
        {isLive ? 'Pausar' : 'Ao vivo'}
        {!isLive && newest > shown && <small>+{countText(newest - shown)}</small>}
      </button>
      <button
        type="button"
        aria-label="Evento anterior"
        title="Evento anterior (←)"
        disabled={isEmpty}
        onClick={() => onStep(-1)}
      >
        <IconPlayerSkipBackFilled size={18} aria-hidden />
      </button>
      <button
        type="button"
        aria-label="Próximo evento"
        title="Próximo evento (→)"
        disabled={isEmpty || isLive}
        onClick={() => onStep(1)}
      >
        <IconPlayerSkipForwardFilled size={18} aria-hidden />
      </button>
      <input
        type="range"
        className={classes.slider}
        aria-label="Evento mostrado"
        aria-valuetext={isEmpty ? words : `${countText(shown + 1)} de ${countText(newest + 1)}: ${words}`}
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
          'Nada aconteceu ainda'
        ) : (
          <>
            <b>{countText(shown + 1)}</b> de {countText(newest + 1)}
            {entry && <time> · {hourText(entry.at)}</time>}
          </>
        )}
      </output>
      <button type="button" className={classes.deed} disabled={isEmpty} onClick={onCopy}>
        <IconClipboardText size={18} stroke={1.75} aria-hidden />
        <span>Copiar como caminho de teste</span>
      </button>
      <button type="button" className={classes.deed} disabled={isEmpty} onClick={onClear}>
        <IconEraser size={18} stroke={1.75} aria-hidden />
        <span>Limpar</span>
      </button>
      <span className={classes.note} role="status">
        {note}
      </span>
    </section>
  );
}
