import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { describeStatistics } from '../../../../machines/statistics/statistics.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { arenaMoment, OffAirCard, ownArenaQuery } from '../settings/index.ts';
import { DailyTab } from './DailyTab.tsx';
import { MonthlySkeleton } from './MonthlySkeleton.tsx';
import { MonthlyTab } from './MonthlyTab.tsx';
import { Shortcuts, TournamentsLink } from './Shortcuts.tsx';
import { provideStatistics, TAB_PATHS, tabIn } from './statisticsActors.ts';
import { STATISTICS } from './statisticsTexts.ts';

/** Its code is loaded with the tab. */
const OccupancyTab = lazy(async () => ({ default: (await import('./occupancy/OccupancyTab.tsx')).OccupancyTab }));

/** The owner's first screen: the day's figures and links to the other screens. The address selects the tab. */
export function StatisticsScreen() {
  const app = useApp();
  const arena = useQuery(ownArenaQuery(app.call));
  const actor = useChart(provideStatistics, { input: { today: arenaMoment(app).day, tab: tabIn(useSearch()) } });
  const tab = useSelector(actor, (snapshot) => describeStatistics(snapshot).tab);
  return (
    <>
      <title>{STATISTICS.documentTitle}</title>
      <PageTitle lead={arena.data?.arena.name ?? '\u00a0'} actions={<TournamentsLink />}>
        {STATISTICS.title}
      </PageTitle>
      <OffAirCard />
      <Shortcuts />
      <TabLinks
        label={STATISTICS.tabs}
        tabs={[
          { href: TAB_PATHS.daily, name: STATISTICS.daily, isShown: tab === 'daily' },
          { href: TAB_PATHS.monthly, name: STATISTICS.monthly, isShown: tab === 'monthly' },
          { href: TAB_PATHS.occupancy, name: STATISTICS.occupancy, isShown: tab === 'occupancy' },
        ]}
      />
      {tab === 'daily' && <DailyTab actor={actor} />}
      {tab === 'monthly' && <MonthlyTab actor={actor} />}
      {tab === 'occupancy' && (
        <Suspense fallback={<MonthlySkeleton />}>
          <OccupancyTab actor={actor} />
        </Suspense>
      )}
    </>
  );
}
