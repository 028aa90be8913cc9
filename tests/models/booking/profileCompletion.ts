import { describeProfileCompletion, profileCompletionMachine } from '../../../machines/booking/profileCompletion.ts';
import { chartModel } from '../harness/model.ts';
import { profileCompletionRules } from './profileCompletionRules.ts';

export const model = chartModel({
  machine: profileCompletionMachine,
  view: describeProfileCompletion,
  rules: profileCompletionRules,
  outcomes: {
    'profile.submitted': [{ profile: { city: 'Santos', phone: '13988887777', gender: 'F' } }],
    'xstate.done.actor.saveProfile': [
      { _tag: 'Saved' },
      { _tag: 'Refused', message: 'Confira os dados informados.', fields: { city: 'Informe a cidade.' } },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
});
