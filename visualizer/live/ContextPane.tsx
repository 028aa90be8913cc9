import classes from './Context.module.css';
import { carriedBy } from '../step/offers.ts';
import { CopyData } from './CopyData.tsx';
import { DataTree, Value } from './DataTree.tsx';
import { type Difference, differences } from './differences.ts';
import type { ActorRecord, Entry, Recording } from './recording.ts';
import { lastEntry } from './lastEntry.ts';
import { eventWord, hourText, lengthText } from './words.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ContextPaneProps {
  readonly recording: Recording;
  readonly actor: ActorRecord;
  readonly at: number | undefined;
}

/** The picked actor's context, its last event, and what that event changed. */
export function ContextPane({ recording, actor, at }: ContextPaneProps) {
  const texts = useTexts().data;
  const { sessionId } = actor;
  const entry = lastEntry(recording, sessionId, at);
  const snapshot = recording.snapshotAt(sessionId, at);
  const before = entry && entry.kind !== 'started' ? recording.snapshotAt(sessionId, entry.index - 1) : undefined;
  const changes =
    entry?.snapshot === undefined || before === undefined ? [] : differences(before.context, entry.snapshot.context);
  return (
    <section className={classes.pane} aria-label={texts.contextOf(actor.chart ?? actor.name)}>
      {entry && <EventSection entry={entry} recording={recording} />}
      {entry?.kind === 'event' && (
        <>
          <h3>{texts.changes}</h3>
          {changes.length === 0 ? <p className={classes.quiet}>{texts.unchanged}</p> : <Changes changes={changes} />}
        </>
      )}
      <h3>{texts.context}</h3>
      {snapshot?.context === undefined ? (
        <p className={classes.quiet}>{texts.keepsNothing}</p>
      ) : (
        <DataTree value={snapshot.context} changed={new Set(changes.map(({ path }) => path))} />
      )}
      {snapshot?.output !== undefined && (
        <>
          <h3>{texts.output}</h3>
          <DataTree value={snapshot.output} />
        </>
      )}
      {snapshot?.error !== undefined && (
        <>
          <h3>{texts.error}</h3>
          <DataTree value={snapshot.error} />
        </>
      )}
    </section>
  );
}

function EventSection({ entry, recording }: { readonly entry: Entry; readonly recording: Recording }) {
  const all = useTexts();
  const texts = all.data;
  const { event, kind, at, sourceId, delay } = entry;
  const source = recording.actors.find((actor) => actor.sessionId === sourceId);
  const { type = '', ...payload } = event ?? {};
  const carried = event && carriedBy(event);
  return (
    <>
      <h2 className={classes.event}>
        {kind === 'started' ? all.log.began : eventWord(type)}
        <time>{hourText(at, all)}</time>
      </h2>
      <p className={classes.quiet}>
        {texts.sentences[kind]}
        {source && kind === 'event' && source.sessionId !== entry.sessionId && texts.from(source.chart ?? source.name)}
        {delay !== undefined && `, ${texts.in(lengthText(delay, all))}`}
      </p>
      {Object.keys(payload).length > 0 && (
        <>
          <DataTree value={payload} />
          {kind === 'event' && carried !== undefined && <CopyData value={carried} />}
        </>
      )}
    </>
  );
}

export function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  const texts = useTexts().data;
  return (
    <ul className={classes.changes}>
      {changes.map(({ path, kind, before, after }) => (
        <li key={path} data-kind={kind}>
          <span className={classes.sign} role="img" aria-label={texts[kind]}>
            {SIGNS[kind]}
          </span>
          <code>{path === '' ? texts.everything : path}</code>
          <span className={classes.turn}>
            {kind !== 'added' && (
              <del>
                <Value value={before} />
              </del>
            )}
            {kind !== 'removed' && (
              <ins>
                <Value value={after} />
              </ins>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const SIGNS = { added: '+', removed: '−', changed: '~' } as const;
