import { describeTill, tillMachine } from '../../../machines/till/till.ts';
import { chartModel } from '../harness/model.ts';
import { tillRules } from './tillRules.ts';

const till = { id: 'a-till', cashEntries: 3 };

export const model = chartModel({
  machine: tillMachine,
  rules: tillRules,
  starts: { start: undefined },
  outcomes: {
    'supply.requested': [{ till }],
    'withdrawal.requested': [{ till }],
    'count.requested': [{ till }, { till: { id: 'another', cashEntries: 0 } }],
  },
  view: describeTill,
});
