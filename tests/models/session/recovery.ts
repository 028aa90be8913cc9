import { describeRecovery, recoveryMachine } from '../../../machines/session/recovery.ts';
import { chartModel } from '../harness/model.ts';
import { recoveryRules } from './recoveryRules.ts';

export const model = chartModel({
  machine: recoveryMachine,
  outcomes: {
    'email.submitted': [{ email: 'ana@quadralivre.test' }],
    'xstate.done.actor.askForLink': [{ _tag: 'Asked' }, { _tag: 'Offline', message: 'Sem conexão' }],
  },
  view: describeRecovery,
  rules: recoveryRules,
});
