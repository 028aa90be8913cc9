import { describeInvitation, invitationMachine } from '../../../machines/registrations/invitation.ts';
import { chartModel } from '../harness/model.ts';
import { invitationRules } from './invitationRules.ts';

export const model = chartModel({
  machine: invitationMachine,
  view: describeInvitation,
  rules: invitationRules,
  outcomes: {
    'accept.requested': [
      { invitation: 'an-invitation', isProfileComplete: true },
      { invitation: 'an-invitation', isProfileComplete: false },
    ],
    'refusal.requested': [{ invitation: 'an-invitation' }],
    'xstate.done.actor.profileCompletion': [{ isComplete: true }, { isComplete: false }],
  },
});
