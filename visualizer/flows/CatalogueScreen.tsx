import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { SchemeToggle } from '../../src/shared/look/pieces/SchemeToggle.tsx';
import { HOME } from './address.ts';
import { type CatalogueEntry, search } from './catalogue.ts';
import { useCatalogue } from './CatalogueContext.ts';
import { ChartView } from './ChartView.tsx';
import classes from './Flows.module.css';
import { ModeLinks } from './ModeLinks.tsx';

interface CatalogueScreenProps {
  /** The id in the address, which may match no chart. */
  readonly chartId: string;
  readonly entry: CatalogueEntry | undefined;
}

/** Every statechart of the product, drawn from the running code: /dev/fluxos/booking?estado=order.choosing.calm */
export function CatalogueScreen({ chartId, entry }: CatalogueScreenProps) {
  const [text, setText] = useState('');
  const list = <ChartList {...{ chartId, entry, text }} onSearch={setText} />;
  if (!entry) {
    return (
      <div className={classes.screen}>
        <header className={classes.bar}>
          <h1>Fluxos</h1>
          <ModeLinks current="list" />
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
        <ModeLinks chartId={entry.id} current="drawing" />
        <Scheme />
      </header>
      {list}
      <main className={classes.main}>
        {/* The key resets the viewport when another chart opens. */}
        <Suspense key={entry.id} fallback={<p className={classes.waiting}>Desenhando…</p>}>
          <ChartView entry={entry} />
        </Suspense>
      </main>
    </div>
  );
}

function Scheme() {
  return (
    <span className={classes.end}>
      <SchemeToggle />
    </span>
  );
}

/** Scrolls the list to a chart opened by a link. Outside the component: a stable ref callback runs once per element. */
function showInList(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface ChartListProps extends CatalogueScreenProps {
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

function ChartList({ chartId, entry, text, onSearch }: ChartListProps) {
  const found = search(useCatalogue(), text);
  return (
    <nav className={classes.list} aria-label="Fluxos">
      <input
        type="search"
        className={classes.search}
        value={text}
        placeholder="Estado, ator, arquivo…"
        aria-label="Procurar fluxos por estado, evento, ator ou arquivo"
        onChange={(event) => onSearch(event.target.value)}
      />
      {chartId !== '' && !entry && <p role="alert">Não há fluxo com o nome “{chartId}”.</p>}
      <ul>
        {found.map((each) => (
          <li key={each.id} ref={each === entry ? showInList : null}>
            <ListLink entry={each} isCurrent={each === entry} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>Nenhum fluxo tem essas palavras.</p>}
    </nav>
  );
}

function ListLink({ entry, isCurrent }: { readonly entry: CatalogueEntry; readonly isCurrent: boolean }) {
  const { id, file, graph, states, transitions } = entry;
  return (
    <Link href={`${HOME}/${id}`} className={classes.entry} aria-current={isCurrent ? 'page' : undefined}>
      <b>{id}</b>
      <span>{graph.root.description}</span>
      <small>
        {states} estados, {transitions} transições
      </small>
      <small className={classes.path}>{file}</small>
    </Link>
  );
}
