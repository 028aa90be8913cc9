import { customerJoiningMachine, describeCustomerJoining } from '../../../machines/customers/customerJoining.ts';
import { chartModel } from '../harness/model.ts';
import { ANOTHER, customerJoiningRules, THIS } from './customerJoiningRules.ts';

export const model = chartModel({
  machine: customerJoiningMachine,
  starts: { start: { id: THIS } },
  outcomes: { 'customer.picked': [{ id: ANOTHER }] },
  decides: ({ context: { keepsOther } }) => [keepsOther],
  view: describeCustomerJoining,
  rules: customerJoiningRules,
});
