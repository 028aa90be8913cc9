import { useQuery } from '@tanstack/react-query';
import { searchPath } from '#domain/navigation/paths.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { BookedList, BookedSkeleton } from '../../desk/index.ts';
import { searchQuery } from './searchQueries.ts';
import { foundText, SEARCH } from './searchTexts.ts';
import classes from './Search.module.css';

/** What is to come first, then what is over, in pages. */
export function FoundReservations({ q }: { q: string }) {
  const { call } = useApp();
  const path = searchPath(q);
  const { page, showPage } = usePage(path);
  const found = useQuery(searchQuery(call, q, page));
  if (found.isPending) return <BookedSkeleton label={SEARCH.loading} />;
  if (!found.data) return <ReadFailure message={SEARCH.failed} query={found} />;
  const { reservations, total, pages } = found.data;
  return (
    <>
      <p role="status" className={total === 0 ? 'visually-hidden' : classes.count}>
        {total === 0 ? SEARCH.none : foundText(total)}
      </p>
      {total === 0 && <EmptyState title={SEARCH.none}>{SEARCH.noneHint}</EmptyState>}
      {total > 0 && reservations.length === 0 && <EmptyPage texts={SEARCH} href={path} />}
      {reservations.length > 0 && (
        <BookedList label={SEARCH.list} reservations={reservations} isNamed isStale={found.isPlaceholderData} />
      )}
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}
