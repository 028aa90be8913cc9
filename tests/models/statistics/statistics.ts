import { describeStatistics, statisticsMachine } from '../../../machines/statistics/statistics.ts';
import { chartModel } from '../harness/model.ts';
import { statisticsRules } from './statisticsRules.ts';

const today = { day: 10, month: 3, year: 2026 };

const TABS = ['daily', 'monthly', 'occupancy'] as const;

export const model = chartModel({
  machine: statisticsMachine,
  starts: {
    daily: { today, tab: 'daily' },
    monthly: { today, tab: 'monthly' },
    occupancy: { today, tab: 'occupancy' },
  },
  outcomes: {
    // Over the list lies no link of a tab.
    'tab.opened': (snapshot) => (snapshot.matches({ occupancy: 'listing' }) ? [] : TABS.map((tab) => ({ tab }))),
    'day.picked': [{ day: { day: 28, month: 2, year: 2026 } }],
    'month.chosen': [{ month: 1 }, { month: 2 }],
    'year.chosen': [{ year: 2022 }, { year: 2026 }],
    'hours.opened': [{ list: { of: 'empty' } }, { list: { of: 'empty', weekday: 2 } }],
    'kind.chosen': [{ of: 'sold' }, { of: 'empty' }],
    // Few hours are sold, and stand on one page.
    'page.chosen': ({ context }) =>
      context.list.of === 'empty' && context.list.weekday === undefined ? [{ page: 2 }] : [],
  },
  decides: ({ context: { list } }) => ({ of: list.of, isWhole: list.weekday === undefined }),
  view: describeStatistics,
  rules: statisticsRules,
});
