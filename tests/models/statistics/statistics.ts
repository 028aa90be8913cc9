import { describeStatistics, statisticsMachine } from '../../../machines/statistics/statistics.ts';
import { chartModel } from '../harness/model.ts';
import { statisticsRules } from './statisticsRules.ts';

const today = { day: 10, month: 3, year: 2026 };

export const model = chartModel({
  machine: statisticsMachine,
  starts: { daily: { today, tab: 'daily' }, monthly: { today, tab: 'monthly' } },
  outcomes: {
    'tab.opened': [{ tab: 'daily' }, { tab: 'monthly' }],
    'day.picked': [{ day: { day: 28, month: 2, year: 2026 } }],
    'month.chosen': [{ month: 1 }, { month: 2 }],
    'year.chosen': [{ year: 2022 }, { year: 2026 }],
  },
  view: describeStatistics,
  rules: statisticsRules,
});
