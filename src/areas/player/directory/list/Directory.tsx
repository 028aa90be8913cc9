import { Button } from '@mantine/core';
import type { ArenaSummary } from '#domain/arenas/arenaSummary.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ArenaCard, ArenaCardGhost } from './ArenaCard.tsx';
import { CLEAR_SEARCH } from '../../../../shared/forms/SearchField.tsx';
import { countText, HOME } from './homeTexts.ts';
import classes from './Directory.module.css';

export type DirectoryView =
  | { readonly show: 'loading' }
  | { readonly show: 'failure'; readonly message: string; readonly retrying: boolean }
  | { readonly show: 'arenas'; readonly arenas: readonly ArenaSummary[]; readonly search: string };

type DirectoryProps = { view: DirectoryView; onClear: () => void; onRetry: () => void };

/** As many as a wide screen shows at first. */
const GHOSTS = 6;

export function Directory({ view, onClear, onRetry }: DirectoryProps) {
  // The empty state below already shows this, so the count stays for screen readers only.
  const isEmpty = view.show === 'arenas' && view.arenas.length === 0;
  return (
    <section aria-labelledby="arenas">
      <header className={classes.header}>
        <h2 id="arenas" className={classes.title}>
          {HOME.listTitle}
        </h2>
        <p role="status" className={isEmpty ? 'visually-hidden' : classes.count}>
          {/* A new span for each text, so that a change of its width does not count as a layout shift. */}
          <span key={statusOf(view)}>{statusOf(view)}</span>
        </p>
      </header>
      {view.show === 'loading' && <Ghosts />}
      {view.show === 'failure' && (
        <EmptyState
          title={HOME.failed}
          action={
            <Button size="lg" loading={view.retrying} onClick={onRetry}>
              {HOME.again}
            </Button>
          }
        >
          {view.message}
        </EmptyState>
      )}
      {view.show === 'arenas' && <Arenas arenas={view.arenas} search={view.search} onClear={onClear} />}
    </section>
  );
}

function Arenas({ arenas, search, onClear }: { arenas: readonly ArenaSummary[]; search: string; onClear: () => void }) {
  if (arenas.length > 0) {
    return (
      <ul className={classes.grid}>
        {arenas.map((arena) => (
          <li key={arena.id}>
            <ArenaCard arena={arena} />
          </li>
        ))}
      </ul>
    );
  }
  if (search.trim() === '') return <EmptyState title={HOME.none}>{HOME.noneYet}</EmptyState>;
  return (
    <EmptyState
      title={HOME.none}
      action={
        <Button size="lg" variant="outline" onClick={onClear}>
          {CLEAR_SEARCH}
        </Button>
      }
    >
      {HOME.noneMatches}
    </EmptyState>
  );
}

function Ghosts() {
  return (
    <ul className={classes.grid} aria-hidden>
      {Array.from({ length: GHOSTS }, (_, index) => (
        <li key={index}>
          <ArenaCardGhost />
        </li>
      ))}
    </ul>
  );
}

function statusOf(view: DirectoryView): string {
  if (view.show === 'loading') return HOME.loading;
  if (view.show === 'failure') return '';
  return countText(view.arenas.length, view.search.trim() !== '');
}
