import { Suspense, use, useState } from 'react';
import { Link } from 'wouter';
import type { StateValue } from 'xstate';
import { Canvas } from '../flows/Canvas.tsx';
import { useCatalogue } from '../flows/CatalogueContext.ts';
import type { Picked } from '../flows/Diagram.tsx';
import { activeStates } from './activeStates.ts';
import { lastEntry } from './lastEntry.ts';
import { likelyTransitions } from './likelyTransitions.ts';
import classes from './LiveDiagram.module.css';
import { type LiveChart, chartOf } from './liveChart.ts';
import { ENDINGS } from './LogRow.tsx';
import type { ActorRecord, Recording } from './recording.ts';
import type { WireSnapshot } from './wire.ts';
import { stateText } from './words.ts';

interface LiveDiagramProps {
  readonly recording: Recording;
  readonly actor: ActorRecord;
  readonly at: number | undefined;
}

/** The picked actor's chart with its active states highlighted and its last transitions drawn thick. */
export function LiveDiagram({ recording, actor, at }: LiveDiagramProps) {
  const chart = chartOf(actor, useCatalogue());
  const snapshot = recording.snapshotAt(actor.sessionId, at);
  const isRunning = recording.isRunningAt(actor.sessionId, at);
  // The state that the reader chose in the heading. Each choice increases `times`, the key that resets the viewport.
  const [sought, setSought] = useState<Sought>({ state: null, times: 0 });
  const seek = (state: string) => setSought(({ times }) => ({ state, times: times + 1 }));
  return (
    <section className={classes.drawing} aria-label={`Desenho ao vivo de ${actor.chart ?? actor.name}`}>
      <Heading {...{ actor, chart, snapshot, isRunning }} onSeek={seek} />
      {chart === undefined ? (
        <p className={classes.none}>
          {actor.definition === undefined
            ? 'Este ator não é um fluxo: não tem estados para desenhar.'
            : 'Este fluxo não pôde ser desenhado a partir do que a página contou.'}
        </p>
      ) : (
        <Suspense key={chart.graph.id} fallback={<p className={classes.none}>Desenhando…</p>}>
          <Lit
            key={sought.times}
            chart={chart}
            value={snapshot?.value}
            taken={takenAt(recording, chart, actor, at)}
            sought={sought.state}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The transitions reported by the page; for another application that reports none, the likely ones. */
function takenAt(
  recording: Recording,
  { graph, isOurs }: LiveChart,
  { sessionId }: ActorRecord,
  at: number | undefined,
) {
  const reported = recording.transitionsAt(sessionId, at);
  if (reported.length > 0 || isOurs) return reported;
  const entry = lastEntry(recording, sessionId, at);
  if (entry?.kind !== 'event') return [];
  const before = recording.snapshotAt(sessionId, entry.index - 1);
  return likelyTransitions(graph, { before, event: entry.event?.type, after: entry.snapshot });
}

interface Sought {
  readonly state: string | null;
  readonly times: number;
}

interface HeadingProps {
  readonly actor: ActorRecord;
  readonly chart: LiveChart | undefined;
  readonly snapshot: WireSnapshot | undefined;
  readonly isRunning: boolean;
  readonly onSeek: (state: string) => void;
}

function Heading({ actor, chart, snapshot, isRunning, onSeek }: HeadingProps) {
  const status = snapshot?.status ?? 'active';
  const state = snapshot?.value === undefined ? '' : stateText(snapshot.value);
  return (
    <header className={classes.heading}>
      <h2>{actor.chart ?? actor.name}</h2>
      {state !== '' && (
        <button
          type="button"
          className={classes.state}
          title="Ir até este estado no desenho"
          disabled={chart === undefined}
          onClick={() => onSeek(firstLeaf(snapshot?.value))}
        >
          {state}
        </button>
      )}
      {snapshot?.tags?.map((tag) => (
        <span key={tag} className={classes.tag}>
          {tag}
        </span>
      ))}
      {!isRunning && <span className={classes.tag}>{ENDINGS[status] ?? 'ainda não começou'}</span>}
      {chart?.isOurs && (
        <Link href={`/dev/fluxos/${chart.graph.id}`} className={classes.catalogued}>
          Ver no catálogo
        </Link>
      )}
    </header>
  );
}

const NONE: ReadonlySet<string> = new Set();

interface LitProps {
  readonly chart: LiveChart;
  readonly value: WireSnapshot['value'];
  readonly taken: readonly string[];
  readonly sought: string | null;
}

function Lit({ chart, value, taken, sought }: LitProps) {
  const layout = use(chart.layout());
  const [picked, setPicked] = useState<Picked | null>(sought === null ? null : { state: sought });
  const marks = { active: activeStates(chart.graph.root, value), taken: new Set(taken), untested: NONE };
  return <Canvas title={chart.graph.id} layout={layout} picked={picked} marks={marks} onPick={setPicked} />;
}

/** The path of the innermost active state, in the first region of a parallel state. */
function firstLeaf(value: StateValue | undefined): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  const [[name, inner] = []] = Object.entries(value);
  return [name, firstLeaf(inner)].filter(Boolean).join('.');
}
