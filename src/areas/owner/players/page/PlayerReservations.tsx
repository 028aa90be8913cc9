import { useQuery } from '@tanstack/react-query';
import { playerPath } from '#domain/navigation/paths.ts';
import { Pages } from '../../../../shared/look/layout/Pages.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../../shared/runtime/usePage.ts';
import { BookedList, BookedSkeleton } from '../../desk/index.ts';
import { arenaPlayerReservationsQuery } from './playerQueries.ts';
import { PLAYER } from './playerTexts.ts';

/** All of the player's reservations at the arena: what is to come first, then what is over, in pages. */
export function PlayerReservations({ id }: { id: string }) {
  const { call } = useApp();
  const path = playerPath(id);
  const { page, showPage } = usePage(path);
  const list = useQuery(arenaPlayerReservationsQuery(call, id, page));
  if (list.isPending) return <BookedSkeleton label={PLAYER.loadingReservations} />;
  if (!list.data) return <ReadFailure message={PLAYER.reservationsFailed} query={list} />;
  const { reservations, pages } = list.data;
  if (reservations.length === 0) return <EmptyPage texts={PLAYER} href={path} />;
  return (
    <>
      <BookedList
        label={PLAYER.reservations}
        reservations={reservations}
        isNamed={false}
        isStale={list.isPlaceholderData}
      />
      <Pages page={page} pages={pages} onPage={showPage} />
    </>
  );
}
