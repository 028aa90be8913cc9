import { courtsMachine } from '../../../machines/courts/courts.ts';
import { describeKeptList } from '../../../machines/keptList.ts';
import { chartModel } from '../harness/model.ts';
import { courtsRules } from './courtsRules.ts';

export const model = chartModel({
  machine: courtsMachine,
  view: describeKeptList,
  outcomes: {
    'edit.requested': [{ id: 'a-court' }],
    'delete.requested': [{ id: 'a-court' }],
  },
  rules: courtsRules,
});
