import classes from './Context.module.css';
import { carriedBy } from '../step/offers.ts';
import { CopyData } from './CopyData.tsx';
import { DataTree, Value } from './DataTree.tsx';
import { type Difference, differences } from './differences.ts';
import type { ActorRecord, Entry, Recording } from './recording.ts';
import { lastEntry } from './lastEntry.ts';
import { eventWord, hourText, lengthText } from './words.ts';

interface ContextPaneProps {
  readonly recording: Recording;
  readonly actor: ActorRecord;
  readonly at: number | undefined;
}

/** The picked actor's context, its last event, and what that event changed. */
export function ContextPane({ recording, actor, at }: ContextPaneProps) {
  const { sessionId } = actor;
  const entry = lastEntry(recording, sessionId, at);
  const snapshot = recording.snapshotAt(sessionId, at);
  const before = entry && entry.kind !== 'started' ? recording.snapshotAt(sessionId, entry.index - 1) : undefined;
  const changes =
    entry?.snapshot === undefined || before === undefined ? [] : differences(before.context, entry.snapshot.context);
  return (
    <section className={classes.pane} aria-label={`Contexto de ${actor.chart ?? actor.name}`}>
      {entry && <EventSection entry={entry} recording={recording} />}
      {entry?.kind === 'event' && (
        <>
          <h3>Mudou</h3>
          {changes.length === 0 ? (
            <p className={classes.quiet}>O contexto ficou como estava.</p>
          ) : (
            <Changes changes={changes} />
          )}
        </>
      )}
      <h3>Contexto</h3>
      {snapshot?.context === undefined ? (
        <p className={classes.quiet}>Este ator não guarda nada.</p>
      ) : (
        <DataTree value={snapshot.context} changed={new Set(changes.map(({ path }) => path))} />
      )}
      {snapshot?.output !== undefined && (
        <>
          <h3>Resultado</h3>
          <DataTree value={snapshot.output} />
        </>
      )}
      {snapshot?.error !== undefined && (
        <>
          <h3>Falha</h3>
          <DataTree value={snapshot.error} />
        </>
      )}
    </section>
  );
}

function EventSection({ entry, recording }: { readonly entry: Entry; readonly recording: Recording }) {
  const { event, kind, at, sourceId, delay } = entry;
  const source = recording.actors.find((actor) => actor.sessionId === sourceId);
  const { type = '', ...payload } = event ?? {};
  const carried = event && carriedBy(event);
  return (
    <>
      <h2 className={classes.event}>
        {kind === 'started' ? 'começou' : eventWord(type)}
        <time>{hourText(at)}</time>
      </h2>
      <p className={classes.quiet}>
        {SENTENCES[kind]}
        {source && kind === 'event' && source.sessionId !== entry.sessionId && `, de ${source.chart ?? source.name}`}
        {delay !== undefined && `, em ${lengthText(delay)}`}
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

const SENTENCES: Readonly<Record<Entry['kind'], string>> = {
  started: 'O ator começou',
  event: 'Evento ouvido',
  emitted: 'Fato contado',
  timer: 'Prazo que corre',
};

export function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  return (
    <ul className={classes.changes}>
      {changes.map(({ path, kind, before, after }) => (
        <li key={path} data-kind={kind}>
          <span className={classes.sign} role="img" aria-label={KIND_WORDS[kind]}>
            {SIGNS[kind]}
          </span>
          <code>{path === '' ? 'tudo' : path}</code>
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
const KIND_WORDS = { added: 'novo', removed: 'tirado', changed: 'mudado' } as const;
