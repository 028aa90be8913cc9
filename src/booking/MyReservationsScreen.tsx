import { Pagination } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'wouter';
import { ROUTES } from '../../domain/navigation/routes.ts';
import { useApp, useChart } from '../app/AppContext.tsx';
import { Loading, TicketSkeleton } from '../look/Skeletons.tsx';
import { PageTitle } from '../look/PageTitle.tsx';
import { provideMyReservations } from './bookingActors.ts';
import { MyReservationsDialogs } from './MyReservationsDialogs.tsx';
import { MINE, pageName } from './myReservationsTexts.ts';
import { NoReservations } from './NoReservations.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { ReservationList } from './ReservationList.tsx';
import { myReservationsQuery } from './reservationQueries.ts';
import classes from './MyReservationsScreen.module.css';

const PAGE_PARAMETER = 'pagina';

/** The player's own reservations, newest first; the page stands in the address. */
export function MyReservationsScreen() {
  const { call } = useApp();
  const [parameters] = useSearchParams();
  const [, navigate] = useLocation();
  const page = pageOf(parameters.get(PAGE_PARAMETER));
  const list = useQuery(myReservationsQuery(call, page));
  const actor = useChart(provideMyReservations, { input: undefined });
  const { reservations = [], pages = 1 } = list.data ?? {};

  function showPage(next: number) {
    navigate(next === 1 ? ROUTES.myReservations.path : `${ROUTES.myReservations.path}?${PAGE_PARAMETER}=${next}`);
    scrollTo({ top: 0 });
  }

  return (
    <>
      <title>{MINE.documentTitle}</title>
      <PageTitle>{MINE.title}</PageTitle>
      {list.isPending && <ListSkeleton />}
      {list.isLoadingError && (
        <ReadFailure
          message={MINE.failed}
          reason={list.error.message}
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && reservations.length === 0 && <NoReservations isFirstPage={page === 1} />}
      <ReservationList
        actor={actor}
        reservations={reservations}
        readAt={list.dataUpdatedAt}
        isStale={list.isPlaceholderData}
      />
      {pages > 1 && (
        <nav aria-label={MINE.pages}>
          <Pagination
            className={classes.pages ?? ''}
            value={Math.min(page, pages)}
            total={pages}
            onChange={showPage}
            getItemProps={(item) => ({ 'aria-label': pageName(item) })}
            getControlProps={(control) => ({ 'aria-label': control === 'next' ? MINE.next : MINE.previous })}
          />
        </nav>
      )}
      <MyReservationsDialogs actor={actor} reservations={reservations} />
    </>
  );
}

function ListSkeleton() {
  return (
    <Loading label={MINE.loading}>
      <div className={classes.list}>
        <TicketSkeleton />
        <TicketSkeleton />
        <TicketSkeleton />
      </div>
    </Loading>
  );
}

/** A page from 1; anything else in the address is the first. */
function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
