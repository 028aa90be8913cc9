import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { MINE } from './myReservationsTexts.ts';

export function NoReservations({ isFirstPage }: { isFirstPage: boolean }) {
  if (!isFirstPage) return <EmptyPage texts={MINE} href={ROUTES.myReservations.path} />;
  return (
    <EmptyState title={MINE.none} way={{ href: ROUTES.home.path, text: MINE.find }}>
      {MINE.noneHint}
    </EmptyState>
  );
}
