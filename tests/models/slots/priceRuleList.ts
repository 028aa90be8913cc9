import { describeKeptList } from '../../../machines/keptList.ts';
import { priceRuleListMachine } from '../../../machines/slots/priceRuleList.ts';
import { chartModel } from '../harness/model.ts';
import { priceRuleListRules } from './priceRuleListRules.ts';

export const model = chartModel({
  machine: priceRuleListMachine,
  view: describeKeptList,
  outcomes: {
    'edit.requested': [{ id: 'a-rule' }],
    'delete.requested': [{ id: 'a-rule' }],
  },
  rules: priceRuleListRules,
});
