import { useState } from 'react';
import { Link } from 'wouter';
import { HOME, addressOf } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { useCatalogue } from './CatalogueContext.ts';
import classes from './Flows.module.css';
import { type Found, type Hit, search } from './search.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ChartListProps {
  /** The id in the address, which may match no chart. */
  readonly chartId: string;
  readonly entry: CatalogueEntry | undefined;
  /** Called when a link of the list is followed. */
  readonly onFollow?: (() => void) | undefined;
}

/** The charts, or those that the search finds, with the states and transitions that it finds in each. */
export function ChartList({ chartId, entry, onFollow }: ChartListProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const found = search(useCatalogue(), text);
  return (
    <nav className={classes.list} aria-label={texts.home}>
      <input
        type="search"
        className={classes.search}
        value={text}
        placeholder={texts.list.placeholder}
        aria-label={texts.list.search}
        onChange={(event) => setText(event.target.value)}
      />
      {chartId !== '' && !entry && <p role="alert">{texts.list.unknown(chartId)}</p>}
      <ul>
        {found.map((each) => (
          <li key={each.entry.id} ref={each.entry === entry ? showInList : null}>
            <ListLink entry={each.entry} isCurrent={each.entry === entry} onFollow={onFollow} />
            <Hits {...each} onFollow={onFollow} />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{texts.list.noneFound}</p>}
    </nav>
  );
}

/** Scrolls the list to a chart opened by a link. Outside the component: a stable ref callback runs once per element. */
function showInList(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

interface ListLinkProps extends Pick<ChartListProps, 'onFollow'> {
  readonly entry: CatalogueEntry;
  readonly isCurrent: boolean;
}

function ListLink({ entry, isCurrent, onFollow }: ListLinkProps) {
  const { id, file, graph, states, transitions } = entry;
  const texts = useTexts().list;
  const current = isCurrent ? 'page' : undefined;
  return (
    <Link href={`${HOME}/${id}`} className={classes.entry} aria-current={current} onClick={() => onFollow?.()}>
      <b>{id}</b>
      <span>{graph.root.description}</span>
      <small>{texts.size(states, transitions)}</small>
      <small className={classes.path}>{file}</small>
    </Link>
  );
}

const SHOWN_AT_FIRST = 5;

function Hits({ entry, hits, onFollow }: Found & Pick<ChartListProps, 'onFollow'>) {
  const texts = useTexts().list;
  const rest = hits.slice(SHOWN_AT_FIRST);
  const item = (hit: Hit) => {
    const href = addressOf(entry.id, { picked: hit.picked, closed: [] });
    return (
      <li key={href}>
        <Link href={href} onClick={() => onFollow?.()}>
          <b>{hit.title}</b> <small>{hit.from === null ? texts.state : texts.from(hit.from)}</small>
        </Link>
      </li>
    );
  };
  if (hits.length === 0) return null;
  return (
    <>
      <ul className={classes.hits} aria-label={texts.foundIn(entry.id)}>
        {hits.slice(0, SHOWN_AT_FIRST).map(item)}
      </ul>
      {rest.length > 0 && (
        <details className={classes.more}>
          <summary>{texts.more(rest.length)}</summary>
          <ul className={classes.hits}>{rest.map(item)}</ul>
        </details>
      )}
    </>
  );
}
