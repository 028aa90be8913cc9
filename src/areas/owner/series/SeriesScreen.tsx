import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyPage } from '../../../shared/look/states/EmptyPage.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart, useIsManagement } from '../../../shared/runtime/AppContext.tsx';
import { usePage } from '../../../shared/runtime/usePage.ts';
import { useArenaToday } from '../settings/index.ts';
import { EndDialog } from './EndDialog.tsx';
import { Requests } from './requests/Requests.tsx';
import { provideSeries } from './seriesActors.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { seriesQuery } from './seriesQueries.ts';
import { SeriesSkeleton } from './SeriesSkeleton.tsx';
import { SeriesTabs } from './SeriesTabs.tsx';
import { SERIES_PAGE } from './seriesTexts.ts';
import classes from './Series.module.css';

/** Who plays every week at the owner's arena. */
export function SeriesScreen() {
  const { call } = useApp();
  const { page, showPage } = usePage(ROUTES.ownerSeries.path);
  const list = useQuery(seriesQuery(call, page));
  const actor = useChart(provideSeries, { input: undefined });
  const today = useArenaToday();
  const { series = [], pages = 1 } = list.data ?? {};
  const isEmpty = list.data !== undefined && series.length === 0;
  const isManagement = useIsManagement();
  const make = (
    <Button
      size="lg"
      component={Link}
      href={ROUTES.ownerNewSeries.path}
      leftSection={<IconPlus size={20} stroke={1.75} />}
    >
      {SERIES_PAGE.create}
    </Button>
  );
  return (
    <>
      <title>{SERIES_PAGE.documentTitle}</title>
      <PageTitle lead={SERIES_PAGE.lead} actions={isManagement && !isEmpty && make}>
        {SERIES_PAGE.title}
      </PageTitle>
      <SeriesTabs shown="series" />
      <Requests actor={actor} />
      {list.isPending && <SeriesSkeleton label={SERIES_PAGE.loading} />}
      {list.isLoadingError && <ReadFailure message={SERIES_PAGE.failed} query={list} />}
      {isEmpty && page === 1 && (
        <EmptyState title={SERIES_PAGE.none} action={isManagement && make}>
          {SERIES_PAGE.noneHint}
        </EmptyState>
      )}
      {isEmpty && page > 1 && <EmptyPage texts={SERIES_PAGE} href={ROUTES.ownerSeries.path} />}
      <ul className={classes.list} aria-busy={list.isPlaceholderData} inert={list.isPlaceholderData}>
        {series.map((one) => (
          <SeriesCard key={one.id} actor={actor} series={one} today={today} />
        ))}
      </ul>
      <Pages page={page} pages={pages} onPage={showPage} />
      <EndDialog actor={actor} list={series} today={today} />
    </>
  );
}
