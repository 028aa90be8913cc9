import { creditPayoutMachine, describeCreditPayout } from '../../../machines/players/creditPayout.ts';
import { chartModel } from '../harness/model.ts';
import { creditPayoutRules } from './creditPayoutRules.ts';

export const model = chartModel({
  machine: creditPayoutMachine,
  view: describeCreditPayout,
  outcomes: { 'takeBack.requested': [{ id: 'a-payout' }] },
  rules: creditPayoutRules,
});
