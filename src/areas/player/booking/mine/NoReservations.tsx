import { useQuery } from '@tanstack/react-query';
import type { When } from '#domain/booking/when.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { myReservationsQuery } from '../reservationQueries.ts';
import { MINE } from './myReservationsTexts.ts';
import { listPath } from './reservationAddress.ts';

export function NoReservations({ when, isFirstPage }: { when: When; isFirstPage: boolean }) {
  if (!isFirstPage) return <EmptyPage texts={MINE} href={listPath(when)} />;
  return when === 'past' ? <EmptyState title={MINE.nonePast} /> : <NoneToCome />;
}

/** Who played here before is not told that they never had a reservation. */
function NoneToCome() {
  const { call } = useApp();
  const { data: past, isPending } = useQuery(myReservationsQuery(call, 'past', 1));
  if (isPending) return null;
  const hasPlayed = past !== undefined && past.reservations.length > 0;
  return (
    <EmptyState title={hasPlayed ? MINE.noneToCome : MINE.none} way={{ href: ROUTES.home.path, text: MINE.find }}>
      {MINE.noneHint}
    </EmptyState>
  );
}
