import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { provideMyReservations } from '../bookingActors.ts';
import { MyReservationsDialogs } from './MyReservationsDialogs.tsx';
import { MINE } from './myReservationsTexts.ts';
import { NoReservations } from './NoReservations.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { ReservationList } from './ReservationList.tsx';
import { myReservationsQuery } from '../reservationQueries.ts';
import classes from './MyReservationsScreen.module.css';

/** The player's own reservations, newest first. The page number is in the address. */
export function MyReservationsScreen() {
  const { call } = useApp();
  const { page, showPage } = usePage(ROUTES.myReservations.path);
  const list = useQuery(myReservationsQuery(call, page));
  const actor = useChart(provideMyReservations, { input: undefined });
  const { reservations = [], pages = 1 } = list.data ?? {};

  return (
    <>
      <title>{MINE.documentTitle}</title>
      <PageTitle>{MINE.title}</PageTitle>
      {list.isPending && <ListSkeleton />}
      {list.isLoadingError && <ReadFailure message={MINE.failed} query={list} />}
      {list.data && reservations.length === 0 && <NoReservations isFirstPage={page === 1} />}
      <ReservationList
        actor={actor}
        reservations={reservations}
        readAt={list.dataUpdatedAt}
        isStale={list.isPlaceholderData}
      />
      <div className={classes.pages}>
        <Pages page={page} pages={pages} onPage={showPage} />
      </div>
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
