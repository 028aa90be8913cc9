import { describeSeries, seriesMachine } from '../../../machines/series/series.ts';
import { chartModel } from '../harness/model.ts';
import { seriesRules } from './seriesRules.ts';

export const model = chartModel({
  machine: seriesMachine,
  view: describeSeries,
  outcomes: {
    'end.requested': [{ id: 'a-series' }],
    'refusal.requested': [{ id: 'a-request' }],
    'skip.requested': [{ id: 'a-series/2030-03-05' }],
    'restore.requested': [{ id: 'a-series/2030-03-12' }],
  },
  rules: seriesRules,
});
