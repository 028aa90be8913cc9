import { describeInvited, invitedMachine } from '../../../machines/registrations/invited.ts';
import { chartModel } from '../harness/model.ts';
import { invitedRules } from './invitedRules.ts';

export const model = chartModel({
  machine: invitedMachine,
  view: describeInvited,
  rules: invitedRules,
  outcomes: {
    'confirm.requested': [{ place: 'a-registration/a-player' }],
    'replace.requested': [{ place: 'a-registration/a-player' }],
    'shares.requested': [{ shares: 'a-registration/all' }],
  },
});
