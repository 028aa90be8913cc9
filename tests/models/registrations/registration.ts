import { describeRegistration, registrationMachine } from '../../../machines/registrations/registration.ts';
import { chartModel } from '../harness/model.ts';
import { registrationRules } from './registrationRules.ts';

// All six forms take the same ways: which one is open decides nothing.
const asked = { tournament: 'a-category', form: 'pairRegistration' } as const;

export const model = chartModel({
  machine: registrationMachine,
  view: describeRegistration,
  rules: registrationRules,
  outcomes: {
    'registration.requested': [
      { ...asked, isProfileComplete: true },
      { ...asked, isProfileComplete: false },
    ],
    'xstate.done.actor.profileCompletion': [{ isComplete: true }, { isComplete: false }],
  },
});
