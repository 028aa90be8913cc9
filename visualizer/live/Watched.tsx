import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { HOME } from '../flows/address.ts';
import { useCatalogue } from '../flows/CatalogueContext.ts';
import { walkText } from '../keptWalk.ts';
import { linkText } from '../step/link.ts';
import { kept } from '../step/walk.ts';
import { actorAsked, namesOf, newestScreen } from './actorTree.ts';
import { ActorTree } from './ActorTree.tsx';
import { ContextPane } from './ContextPane.tsx';
import { Happenings } from './Happenings.tsx';
import { chartOf } from './liveChart.ts';
import { livedWalk, walkFromThere } from './livedWalk.ts';
import { LiveDiagram } from './LiveDiagram.tsx';
import { EVERYTHING, filterEntries, placeOf } from './logFilter.ts';
import type { Recording } from './recording.ts';
import { TabList, tabPanel } from './TabList.tsx';
import { Transport } from './Transport.tsx';
import type { WirePayload } from './wire.ts';
import { useAskedActor } from './useAskedActor.ts';
import classes from './Watched.module.css';
import { useTexts } from '../texts/useTexts.ts';

const PHONE_TABS = ['actors', 'drawing', 'log', 'sequence', 'context'] as const;
type Tab = (typeof PHONE_TABS)[number];

interface WatchedProps {
  readonly recording: Recording;
  /** Sends an event to a running actor; absent where the page takes none. */
  readonly onSend?: ((sessionId: string, event: WirePayload) => void) | undefined;
}

/** A recording in all its views: actors, the diagram and context of one, log, sequence; all show the same moment. */
export function Watched({ recording, onSend }: WatchedProps) {
  const { notCopied, watched: texts } = useTexts();
  useSyncExternalStore(recording.subscribe, () => recording.version);
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const [at, setAt] = useState<number | undefined>();
  const [filter, setFilter] = useState(EVERYTHING);
  const [tab, setTab] = useState<Tab>('drawing');
  const [status, setStatus] = useState('');
  const { asked, ask } = useAskedActor(recording);
  const { actors, entries, forgotten } = recording;
  const actor = (asked === null ? undefined : actorAsked(actors, asked)) ?? newestScreen(actors);

  const catalogue = useCatalogue();
  const ours = actor && chartOf(actor, catalogue)?.ours;
  const [, navigate] = useLocation();

  const names = namesOf(actors);
  // The deferred filter keeps typing fast in a long recording.
  const shown = filterEntries(entries, useDeferredValue(filter), (id) => names.get(id) ?? id);

  const move = (next: number | undefined) => {
    setAt(next);
    setStatus('');
  };
  const step = (by: -1 | 1) => {
    const from = at === undefined ? shown.length : placeOf(shown, at);
    const isBetween = shown[from]?.index !== at;
    const next = shown[from + (by === 1 && isBetween ? 0 : by)];
    if (next !== undefined) move(next.index);
  };
  /** Shows the moment of a clicked entry, and the entry's actor if that has a chart. */
  const jump = (index: number) => {
    move(index);
    const chosen = actors.find(({ sessionId }) => sessionId === entries[index - forgotten]?.sessionId);
    if (chosen?.chart !== undefined) ask(chosen.sessionId);
  };
  const copy = async () => {
    if (actor === undefined) return;
    if (ours === undefined) return setStatus(texts.notOurs);
    const lived = livedWalk(recording, actor.sessionId, at, ours.machine);
    if (lived === undefined) return setStatus(texts.noStart);
    const { walk, parting } = lived;
    const whole = texts.pathCopied(ours.id);
    await navigator.clipboard.writeText(`${walkText(kept(walk))}\n`).then(
      () => setStatus(`${whole}${parting === null ? '' : texts.until(walk.at, texts.parted(parting))}.`),
      () => setStatus(notCopied),
    );
  };
  const goOn = async () => {
    const walk = actor && ours && walkFromThere(recording, actor.sessionId, at, ours.machine);
    if (walk) navigate(`${HOME}/${walk.chart}/passos?${new URLSearchParams({ caminho: await linkText(walk) })}`);
  };
  const ifNotDrawing = (act: () => void) => () => {
    // In the diagram the arrow keys pan, and in the tab list they choose a tab.
    if (document.activeElement?.closest('[data-own-keys], [role="tablist"]') === null) act();
  };
  useHotkeys([
    ['p', () => move(at === undefined ? forgotten + entries.length - 1 : undefined)],
    ['ArrowLeft', ifNotDrawing(() => step(-1)), { preventDefault: false }],
    ['ArrowRight', ifNotDrawing(() => step(1)), { preventDefault: false }],
  ]);

  // `data-view` gives the sequence diagram more room.
  const view = tab === 'sequence' ? 'sequence' : 'log';
  const pane = (of: Tab) =>
    isWide ? { className: classes[of] } : { className: classes[of], hidden: tab !== of, ...tabPanel(of) };
  return (
    <main className={classes.watched} data-view={view}>
      {!isWide && <TabList label={texts.parts} tabs={PHONE_TABS} words={texts.tabs} chosen={tab} onChoose={setTab} />}
      <div {...pane('actors')}>
        <ActorTree recording={recording} at={at} picked={actor?.sessionId} onPick={ask} />
      </div>
      <div {...pane('context')}>{actor && <ContextPane recording={recording} actor={actor} at={at} />}</div>
      <div {...pane('drawing')}>
        {actor ? (
          <LiveDiagram
            {...{ recording, actor, at }}
            onSend={onSend && ((event) => onSend(actor.sessionId, event))}
            onContinue={() => void goOn()}
          />
        ) : (
          <p className={classes.waiting}>{texts.waiting}</p>
        )}
      </div>
      <div {...pane(view === tab ? view : 'log')}>
        <Happenings
          {...{ recording, names, filter, view, at }}
          entries={shown}
          onFilter={setFilter}
          onView={isWide ? setTab : undefined}
          onStep={move}
          onJump={jump}
        />
      </div>
      <Transport
        {...{ recording, at, status }}
        onMove={move}
        onStep={step}
        onCopy={() => void copy()}
        onClear={() => {
          recording.clear();
          move(undefined);
        }}
      />
    </main>
  );
}
