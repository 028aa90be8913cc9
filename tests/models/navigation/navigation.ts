import { describeNavigation, navigationMachine } from '../../../machines/navigation/navigation.ts';
import { chartModel } from '../harness/model.ts';
import { navigationRules } from './navigationRules.ts';

export const model = chartModel({
  machine: navigationMachine,
  starts: { wide: { isWide: true }, narrow: { isWide: false } },
  view: describeNavigation,
  rules: navigationRules,
});
