import { Suspense, use, useState } from 'react';
import { Canvas } from '../flows/Canvas.tsx';
import { useCatalogue } from '../flows/CatalogueContext.ts';
import type { Picked } from '../flows/Diagram.tsx';
import { activeStates } from './activeStates.ts';
import { lastEntry } from './lastEntry.ts';
import { likelyTransitions } from './likelyTransitions.ts';
import classes from './LiveDiagram.module.css';
import { type LiveChart, chartOf } from './liveChart.ts';
import { LiveHeading } from './LiveHeading.tsx';
import type { ActorRecord, Recording } from './recording.ts';
import { standingIn } from './livedWalk.ts';
import { SendBox } from './SendBox.tsx';
import type { WirePayload, WireSnapshot } from './wire.ts';
import { useTexts } from '../texts/useTexts.ts';

interface LiveDiagramProps {
  readonly recording: Recording;
  readonly actor: ActorRecord;
  readonly at: number | undefined;
  /** Sends an event to the actor; absent where the page takes none. */
  readonly onSend: ((event: WirePayload) => void) | undefined;
  /** Goes on from the shown moment in the step mode. */
  readonly onContinue: () => void;
}

/** The picked actor's chart with its active states highlighted and its last transitions drawn thick. */
export function LiveDiagram({ recording, actor, at, onSend, onContinue }: LiveDiagramProps) {
  const { drawing, watched: texts } = useTexts();
  const chart = chartOf(actor, useCatalogue());
  const snapshot = recording.snapshotAt(actor.sessionId, at);
  const isRunning = recording.isRunningAt(actor.sessionId, at);
  const [isSending, setIsSending] = useState(false);
  // Only the present takes events: a running actor, with nothing earlier on screen.
  const send = isRunning && at === undefined ? onSend : undefined;
  const standing = send && standingIn(recording, actor.sessionId, undefined);
  // The state that the reader chose in the heading. Each choice increases `times`, the key that resets the viewport.
  const [sought, setSought] = useState<Sought>({ state: null, times: 0 });
  const seek = (state: string) => setSought(({ times }) => ({ state, times: times + 1 }));
  return (
    <section className={classes.drawing} aria-label={texts.drawingOf(actor.chart ?? actor.name)}>
      <LiveHeading
        {...{ actor, chart, snapshot, isRunning, isSending }}
        before={recording.snapshotBefore(actor.sessionId, at)}
        onSeek={seek}
        onOpenSend={send && standing ? () => setIsSending(!isSending) : undefined}
        onContinue={onContinue}
      />
      {send && standing && chart?.ours && isSending && (
        <Suspense fallback={null}>
          <SendBox key={actor.sessionId} entry={chart.ours} standing={standing} onSend={send} />
        </Suspense>
      )}
      {chart === undefined ? (
        <p className={classes.none}>{actor.definition === undefined ? texts.noChart : texts.notDrawn}</p>
      ) : (
        <Suspense key={chart.graph.id} fallback={<p className={classes.none}>{drawing}</p>}>
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
function takenAt(recording: Recording, { graph, ours }: LiveChart, { sessionId }: ActorRecord, at: number | undefined) {
  const reported = recording.transitionsAt(sessionId, at);
  if (reported.length > 0 || ours) return reported;
  const entry = lastEntry(recording, sessionId, at);
  if (entry?.kind !== 'event') return [];
  const before = recording.snapshotAt(sessionId, entry.index - 1);
  return likelyTransitions(graph, { before, event: entry.event?.type, after: entry.snapshot });
}

interface Sought {
  readonly state: string | null;
  readonly times: number;
}

const NONE: ReadonlySet<string> = new Set();

interface LitProps {
  readonly chart: LiveChart;
  readonly value: WireSnapshot['value'];
  readonly taken: readonly string[];
  readonly sought: string | null;
}

function Lit({ chart, value, taken, sought }: LitProps) {
  const layout = use(chart.layout(useTexts()));
  const [picked, setPicked] = useState<Picked | null>(sought === null ? null : { state: sought });
  const marks = { active: activeStates(chart.graph.root, value), taken: new Set(taken), untested: NONE };
  return <Canvas title={chart.graph.id} layout={layout} picked={picked} marks={marks} onPick={setPicked} />;
}
