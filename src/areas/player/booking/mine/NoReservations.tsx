import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { MINE } from './myReservationsTexts.ts';

export function NoReservations({ isFirstPage }: { isFirstPage: boolean }) {
  if (!isFirstPage) return <EmptyPage texts={MINE} href={ROUTES.myReservations.path} />;
  return (
    <EmptyState
      title={MINE.none}
      action={
        <Button component={Link} href={ROUTES.home.path} size="lg">
          {MINE.find}
        </Button>
      }
    >
      {MINE.noneHint}
    </EmptyState>
  );
}
