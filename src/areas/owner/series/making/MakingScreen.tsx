import { shallowEqual, useSelector } from '@xstate/react';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { describeSeriesMaking } from '../../../../../machines/series/seriesMaking.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { useOwnCourts } from '../../courts/index.ts';
import { SeriesSkeleton } from '../SeriesSkeleton.tsx';
import { useArenaToday } from '../useArenaToday.ts';
import { Deciding } from './Deciding.tsx';
import { provideMaking } from './makingActors.ts';
import { MADE, MAKING } from './makingTexts.ts';
import { SeriesForm } from './SeriesForm.tsx';

/** Agrees on somebody who plays every week: what is agreed, the weeks that are not free, made. */
export function MakingScreen() {
  const actor = useChart(provideMaking, { input: undefined });
  const { show } = useSelector(actor, describeSeriesMaking, shallowEqual);
  const { courts, failed } = useOwnCourts();
  const today = useArenaToday();
  return (
    <>
      <title>{MAKING.documentTitle}</title>
      <PageTitle lead={MAKING.lead} back={{ href: ROUTES.ownerSeries.path, label: MAKING.back }}>
        {MAKING.title}
      </PageTitle>
      {!courts && !failed && <SeriesSkeleton label={MAKING.loading} />}
      {failed && <ReadFailure message={MAKING.failedToOpen} query={failed} />}
      {courts && (show === 'drafting' || show === 'previewing') && (
        <SeriesForm actor={actor} courts={courts} today={today} />
      )}
      {courts && (show === 'deciding' || show === 'saving') && <Deciding actor={actor} courts={courts} />}
      {show === 'made' && (
        <EmptyState title={MADE.title} way={{ href: ROUTES.ownerSeries.path, text: MADE.list }}>
          {MADE.hint}
        </EmptyState>
      )}
    </>
  );
}
