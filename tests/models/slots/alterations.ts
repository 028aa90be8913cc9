import { alterationsMachine, describeAlterations } from '../../../machines/slots/alterations.ts';
import { chartModel } from '../harness/model.ts';
import { alterationsRules } from './alterationsRules.ts';

export const model = chartModel({
  machine: alterationsMachine,
  view: describeAlterations,
  outcomes: { 'delete.requested': [{ id: 'an-alteration' }] },
  rules: alterationsRules,
});
