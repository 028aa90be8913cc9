import { describeUpdate, updateMachine } from '../../../machines/installed/update.ts';
import { chartModel } from '../harness/model.ts';
import { updateRules } from './updateRules.ts';

export const model = chartModel({
  machine: updateMachine,
  starts: { start: undefined },
  view: describeUpdate,
  rules: updateRules,
});
