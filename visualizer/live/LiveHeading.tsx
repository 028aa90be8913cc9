import { Link } from 'wouter';
import type { StateValue } from 'xstate';
import { HOME } from '../flows/address.ts';
import classes from './LiveDiagram.module.css';
import type { LiveChart } from './liveChart.ts';
import { endingText } from './LogRow.tsx';
import { Regions } from './Regions.tsx';
import type { ActorRecord } from './recording.ts';
import type { WireSnapshot } from './wire.ts';
import { useTexts } from '../texts/useTexts.ts';

interface LiveHeadingProps {
  readonly actor: ActorRecord;
  readonly chart: LiveChart | undefined;
  readonly snapshot: WireSnapshot | undefined;
  /** The snapshot before the last event. */
  readonly before: WireSnapshot | undefined;
  readonly isRunning: boolean;
  readonly isSending: boolean;
  readonly onSeek: (state: string) => void;
  /** Opens or closes the box that sends events; absent where none can be sent. */
  readonly onOpenSend: (() => void) | undefined;
  readonly onContinue: () => void;
}

/** The picked actor's name, state and ending, and the ways that lead on from there. */
export function LiveHeading({
  actor,
  chart,
  snapshot,
  before,
  isRunning,
  isSending,
  onSeek,
  onOpenSend,
  onContinue,
}: LiveHeadingProps) {
  const texts = useTexts().watched;
  const ours = chart?.ours;
  const status = snapshot?.status ?? 'active';
  const value = snapshot?.value;
  return (
    <header className={classes.heading}>
      <h2>{actor.chart ?? actor.name}</h2>
      {value !== undefined && (
        <button
          type="button"
          className={classes.state}
          title={texts.seek}
          disabled={chart === undefined}
          onClick={() => onSeek(firstLeaf(value))}
        >
          <Regions value={value} before={before?.value} />
        </button>
      )}
      {snapshot?.tags?.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
      {!isRunning && (
        <span className={classes.tag}>
          {status === 'active' ? texts.notStarted : endingText(status, texts.endings)}
        </span>
      )}
      {ours && (
        <span className={classes.ways}>
          {onOpenSend && (
            <button type="button" aria-expanded={isSending} onClick={onOpenSend}>
              {texts.sendEvent}
            </button>
          )}
          {value !== undefined && (
            <button type="button" title={texts.goOnMeans} onClick={onContinue}>
              {texts.goOn}
            </button>
          )}
          <Link href={`${HOME}/${ours.id}`}>{texts.inCatalogue}</Link>
        </span>
      )}
    </header>
  );
}

/** The path of the innermost active state, in the first region of a parallel state. */
function firstLeaf(value: StateValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const [[name, inner] = []] = Object.entries(value);
  return [name, firstLeaf(inner)].filter(Boolean).join('.');
}
