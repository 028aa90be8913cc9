import { billsMachine, describeBills } from '../../../machines/series/bills.ts';
import { chartModel } from '../harness/model.ts';
import { billsRules } from './billsRules.ts';

export const model = chartModel({
  machine: billsMachine,
  view: describeBills,
  outcomes: {
    'payment.requested': [{ id: 'a-series' }, { id: 'another' }],
    'forgiveness.requested': [{ id: 'a-series' }],
  },
  rules: billsRules,
});
