import type { ReactNode } from 'react';
import { EmptyPage } from '../../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { BY_DAY_PATH } from '../EditModeTabs.tsx';
import { BY_DAY } from '../slotTexts.ts';

export function NoAlterations({ isFirstPage, create }: { isFirstPage: boolean; create: ReactNode }) {
  if (!isFirstPage) return <EmptyPage texts={BY_DAY} href={BY_DAY_PATH} />;
  return (
    <EmptyState title={BY_DAY.none} action={create}>
      {BY_DAY.noneHint}
    </EmptyState>
  );
}
