import { ROUTES } from '#domain/navigation/routes.ts';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { SERIES_TABS } from './seriesTexts.ts';

/** Who plays every week, and what they pay for a month. */
export function SeriesTabs({ shown }: { shown: 'series' | 'bills' }) {
  return (
    <TabLinks
      label={SERIES_TABS.label}
      tabs={[
        { href: ROUTES.ownerSeries.path, name: SERIES_TABS.series, isShown: shown === 'series' },
        { href: ROUTES.ownerBills.path, name: SERIES_TABS.bills, isShown: shown === 'bills' },
      ]}
    />
  );
}
