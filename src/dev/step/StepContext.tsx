import { Changes } from '../live/ContextPane.tsx';
import context from '../live/Context.module.css';
import { DataTree } from '../live/DataTree.tsx';
import { differences } from '../live/differences.ts';
import { plain } from '../live/plain.ts';
import classes from './Step.module.css';
import { type Walk, momentOf } from './walk.ts';

/** What the chart knows at the moment that is looked at, and what the last event changed of it. */
export function StepContext({ walk }: { readonly walk: Walk | null }) {
  const moment = walk && momentOf(walk);
  const before = walk?.moments[walk.at - 1];
  const now = moment && readable(moment.traced.chart.context);
  const changes = moment && before ? differences(readable(before.traced.chart.context), now) : [];
  const { emitted = [], chart } = moment?.traced ?? {};
  return (
    <section className={classes.context} data-pane="contexto" aria-labelledby="step-context">
      <h2 id="step-context">Contexto</h2>
      {before && (
        <>
          <h3>Mudou neste passo</h3>
          {changes.length === 0 ? <p className={context.quiet}>Ficou como estava.</p> : <Changes changes={changes} />}
        </>
      )}
      {emitted.length > 0 && (
        <>
          <h3>Fatos contados</h3>
          <DataTree value={emitted} />
        </>
      )}
      <h3>Tudo o que o fluxo sabe</h3>
      {isEmpty(now) ? (
        <p className={context.quiet}>Este fluxo não guarda nada.</p>
      ) : (
        <DataTree value={now} changed={new Set(changes.map(({ path }) => path))} />
      )}
      {chart?.output !== undefined && (
        <>
          <h3>Resultado</h3>
          <DataTree value={readable(chart.output)} />
        </>
      )}
    </section>
  );
}

function readable(value: unknown): unknown {
  return plain(value, { hidesSecrets: false });
}

function isEmpty(value: unknown): boolean {
  return typeof value !== 'object' || value === null || Object.keys(value).length === 0;
}
