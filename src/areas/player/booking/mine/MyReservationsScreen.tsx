import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { personTopic } from '#domain/changes/topic.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Button } from '@mantine/core';
import { useApp, useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { FollowReading } from '../../../../shared/watch/FollowReading.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { Loading, TicketSkeleton } from '../../../../shared/look/states/Skeletons.tsx';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../../shared/look/layout/TabLinks.tsx';
import { provideMyReservations } from '../bookingActors.ts';
import { MyReservationsDialogs } from './MyReservationsDialogs.tsx';
import { MINE } from './myReservationsTexts.ts';
import { NoReservations } from './NoReservations.tsx';
import { listPath, WHEN, whenOf } from './reservationAddress.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { ReservationList } from './ReservationList.tsx';
import { myReservationsQuery } from '../reservationQueries.ts';
import classes from './MyReservationsScreen.module.css';

/** The player's own reservations: the games to come, or those that are over. The address holds which, and the page. */
export function MyReservationsScreen() {
  const { call } = useApp();
  const user = useUser();
  const [parameters] = useSearchParams();
  const when = whenOf(parameters.get(WHEN));
  const { page, showPage } = usePage(listPath(when));
  const list = useQuery(myReservationsQuery(call, when, page));
  const actor = useChart(provideMyReservations, { input: undefined });
  const { reservations = [], pages = 1 } = list.data ?? {};

  return (
    <>
      <title>{MINE.documentTitle}</title>
      <PageTitle
        actions={
          <>
            <Button component={Link} href={ROUTES.myBills.path} variant="default">
              {MINE.bills}
            </Button>
            <Button component={Link} href={ROUTES.myQueues.path} variant="default">
              {MINE.queues}
            </Button>
            <Button component={Link} href={ROUTES.myVouchers.path} variant="default">
              {MINE.vouchers}
            </Button>
          </>
        }
      >
        {MINE.title}
      </PageTitle>
      <TabLinks
        label={MINE.parts}
        tabs={[
          { href: listPath('upcoming'), name: MINE.upcoming, isShown: when === 'upcoming' },
          { href: listPath('past'), name: MINE.past, isShown: when === 'past' },
        ]}
      />
      {list.isPending && <ListSkeleton />}
      {list.isLoadingError && <ReadFailure message={MINE.failed} query={list} />}
      {list.data && reservations.length === 0 && <NoReservations when={when} isFirstPage={page === 1} />}
      <ReservationList
        actor={actor}
        reservations={reservations}
        readAt={list.dataUpdatedAt}
        isStale={list.isPlaceholderData}
      />
      <div className={classes.pages}>
        <Pages page={page} pages={pages} onPage={showPage} />
      </div>
      {user && (
        <FollowReading
          key={`${when} ${page}`}
          name="reservations"
          queryKey={myReservationsQuery(call, when, page).queryKey}
          topics={[personTopic(user.id)]}
        />
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
