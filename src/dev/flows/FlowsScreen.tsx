import { type ComponentType, Suspense, lazy, use, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { SchemeToggle } from '../../look/SchemeToggle.tsx';
import { Canvas } from './Canvas.tsx';
import { type CatalogueEntry, catalogue, layoutFor, search } from './catalogue.ts';
import { Details } from './Details.tsx';
import type { Picked } from './Drawing.tsx';
import classes from './Flows.module.css';
import { NO_MARKS } from './marks.ts';

const HOME = '/dev/fluxos';

// Each mode comes with its own code, when it is opened.
const StepScreen = lazy(async () => ({ default: (await import('../step/StepScreen.tsx')).StepScreen }));
// A plain import as soon as the file is there.
const liveFile = import.meta.glob<{ LiveScreen: ComponentType }>('../live/LiveScreen.tsx');
const LiveScreen = lazy(async () => {
  const found = await liveFile['../live/LiveScreen.tsx']?.();
  return { default: found?.LiveScreen ?? Waiting };
});

/** The visualizer by its address: /dev/fluxos/booking is a drawing, /dev/fluxos/booking/passos its steps. */
export function FlowsScreen() {
  const [pathname] = useLocation();
  const [chartId = '', mode] = pathname.slice(HOME.length).split('/').filter(Boolean).map(decodeURIComponent);
  const entry = catalogue.find(({ id }) => id === chartId);
  if (chartId === 'ao-vivo') {
    return (
      <Suspense fallback={<Waiting />}>
        <LiveScreen />
      </Suspense>
    );
  }
  if (entry && mode === 'passos') {
    return (
      <Suspense fallback={<Waiting />}>
        <StepScreen key={entry.id} entry={entry} />
      </Suspense>
    );
  }
  return <Charts chartId={chartId} entry={entry} />;
}

interface ChartsProps {
  readonly chartId: string;
  readonly entry: CatalogueEntry | undefined;
}

/** Every statechart of the product, drawn from the code that runs: /dev/fluxos/booking?estado=choosing.calm */
function Charts({ chartId, entry }: ChartsProps) {
  const [text, setText] = useState('');
  const found = search(catalogue, text);
  const list = (
    <nav className={classes.list} aria-label="Fluxos">
      <input
        type="search"
        className={classes.search}
        value={text}
        placeholder="Estado, evento, ator…"
        aria-label="Procurar fluxos por estado, evento ou ator"
        onChange={(event) => setText(event.target.value)}
      />
      {chartId !== '' && !entry && <p role="alert">Não há fluxo com o nome “{chartId}”.</p>}
      <ul>
        {found.map((each) => (
          <li key={each.id}>
            <ListLink entry={each} isCurrent={each === entry} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>Nenhum fluxo tem essas palavras.</p>}
    </nav>
  );
  if (!entry) {
    return (
      <div className={classes.screen}>
        <header className={classes.bar}>
          <h1>Fluxos</h1>
          <Scheme />
        </header>
        <main className={classes.all}>{list}</main>
      </div>
    );
  }
  return (
    <div className={`${classes.screen} ${classes.open}`}>
      <header className={classes.bar}>
        <Link href={HOME} className={classes.home}>
          <span aria-hidden>‹ </span>Fluxos
        </Link>
        <h1>{entry.id}</h1>
        <Scheme />
      </header>
      {list}
      <main className={classes.main}>
        {/* Keyed: another chart opens at its own beginning. */}
        <Suspense key={entry.id} fallback={<Waiting />}>
          <ChartView entry={entry} />
        </Suspense>
      </main>
    </div>
  );
}

function Waiting() {
  return <p className={classes.waiting}>Desenhando…</p>;
}

function Scheme() {
  return (
    <span className={classes.end}>
      <SchemeToggle />
    </span>
  );
}

function ListLink({ entry, isCurrent }: { readonly entry: CatalogueEntry; readonly isCurrent: boolean }) {
  const { id, graph, states, transitions } = entry;
  return (
    <Link href={`${HOME}/${id}`} className={classes.entry} aria-current={isCurrent ? 'page' : undefined}>
      <b>{id}</b>
      <span>{graph.root.description}</span>
      <small>
        {states} estados, {transitions} transições
      </small>
    </Link>
  );
}

function ChartView({ entry }: { readonly entry: CatalogueEntry }) {
  const layout = use(layoutFor(entry));
  const [, navigate] = useLocation();
  const picked = pickedIn(useSearch());
  const pick = (next: Picked | null) => navigate(addressOf(entry.id, next), { replace: true });
  return (
    <>
      <Canvas title={entry.id} layout={layout} picked={picked} marks={NO_MARKS} onPick={pick} />
      {picked && <Details entry={entry} picked={picked} onPick={pick} />}
    </>
  );
}

function pickedIn(query: string): Picked | null {
  const params = new URLSearchParams(query);
  const state = params.get('estado');
  const transition = params.get('transicao');
  if (transition !== null) return { transition };
  return state === null ? null : { state };
}

function addressOf(chartId: string, picked: Picked | null): string {
  if (picked === null) return `${HOME}/${chartId}`;
  const query = 'state' in picked ? { estado: picked.state } : { transicao: picked.transition };
  return `${HOME}/${chartId}?${new URLSearchParams(query)}`;
}
