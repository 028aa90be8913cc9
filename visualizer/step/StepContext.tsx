import { Changes } from '../live/ContextPane.tsx';
import context from '../live/Context.module.css';
import { CopyData } from '../live/CopyData.tsx';
import { DataTree } from '../live/DataTree.tsx';
import { differences } from '../live/differences.ts';
import { plain } from '../live/plain.ts';
import { eventWord, lengthText } from '../live/words.ts';
import { carriedBy } from './offers.ts';
import { carriedTitle } from './sampleTitle.ts';
import classes from './Step.module.css';
import { type Walk, momentOf } from './walk.ts';
import type { ChartEvent, Traced } from './walker.ts';
import { useTexts } from '../texts/useTexts.ts';

/** The chart's context at the shown moment, and the last event's changes to it. */
export function StepContext({ walk }: { readonly walk: Walk | null }) {
  const all = useTexts();
  const texts = all.step;
  const moment = walk && momentOf(walk);
  const before = walk?.moments[walk.at - 1];
  const now = moment && readable(moment.traced.chart.context);
  const changes = moment && before ? differences(readable(before.traced.chart.context), now) : [];
  const { doings, chart } = moment?.traced ?? {};
  const emitted = doings?.emitted ?? [];
  return (
    <section className={classes.context} data-pane="contexto" aria-labelledby="step-context">
      <h2 id="step-context">{texts.context}</h2>
      {moment && <Running pending={moment.traced.pending} />}
      {moment?.event && <Happened event={moment.event} />}
      {before && (
        <>
          <h3>{texts.changed}</h3>
          {changes.length === 0 ? <p className={context.quiet}>{texts.unchanged}</p> : <Changes changes={changes} />}
        </>
      )}
      {emitted.length > 0 && (
        <>
          <h3>{texts.allEmitted}</h3>
          <DataTree value={emitted} />
        </>
      )}
      <h3>{texts.allKnown}</h3>
      {isEmpty(now) ? (
        <p className={context.quiet}>{texts.keepsNothing}</p>
      ) : (
        <DataTree value={now} changed={new Set(changes.map(({ path }) => path))} />
      )}
      {chart?.output !== undefined && (
        <>
          <h3>{all.data.output}</h3>
          <DataTree value={readable(chart.output)} />
        </>
      )}
    </section>
  );
}

/** Running actors and timers; on a desktop the strip above the diagram shows them instead. */
function Running({ pending: { actors, timers } }: Pick<Traced, 'pending'>) {
  const texts = useTexts();
  if (actors.size + timers.size === 0) return null;
  const words = [
    ...actors,
    ...[...timers.values()].map(({ event, delay }) => `${eventWord(event)} ${lengthText(delay, texts)}`),
  ];
  return (
    <div className={classes.running}>
      <h3>{texts.step.running}</h3>
      <p>{words.join(', ')}</p>
    </div>
  );
}

function Happened({ event }: { readonly event: ChartEvent }) {
  const texts = useTexts().step;
  if (carriedTitle(event) === null) return null;
  return (
    <>
      <h3>{texts.cameWith(eventWord(event.type))}</h3>
      <DataTree value={readable(carriedBy(event))} />
      <CopyData value={readable(carriedBy(event))} />
    </>
  );
}

function readable(value: unknown): unknown {
  return plain(value, { hidesSecrets: false });
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}
