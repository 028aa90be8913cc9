import { useQuery } from '@tanstack/react-query';
import { customerPath } from '#domain/navigation/paths.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { BookedList, BookedSkeleton } from '../../desk/index.ts';
import { customerReservationsQuery } from '../customerQueries.ts';
import { RECORD } from './recordTexts.ts';

/** All of the customer's reservations: what is to come first, then what is over, in pages. */
export function CustomerReservations({ id }: { id: string }) {
  const { call } = useApp();
  const path = customerPath(id);
  const { page, showPage } = usePage(path);
  const list = useQuery(customerReservationsQuery(call, id, page));
  if (list.isPending) return <BookedSkeleton label={RECORD.loadingReservations} />;
  if (!list.data) return <ReadFailure message={RECORD.reservationsFailed} query={list} />;
  const { reservations, pages } = list.data;
  if (reservations.length === 0) return <EmptyPage texts={RECORD} href={path} />;
  return (
    <>
      <BookedList
        label={RECORD.reservations}
        reservations={reservations}
        isNamed={false}
        isStale={list.isPlaceholderData}
      />
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}
