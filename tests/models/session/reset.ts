import { describeReset, resetMachine } from '../../../machines/session/reset.ts';
import { chartModel } from '../harness/model.ts';
import { resetRules } from './resetRules.ts';

const COMMON = 'Esta senha é muito comum. Escolha outra.';

export const model = chartModel({
  machine: resetMachine,
  starts: { link: { token: 'um-link-do-email' }, noLink: { token: null } },
  outcomes: {
    'password.submitted': [{ password: 'areia morna 2026' }],
    'xstate.done.actor.changePassword': [
      { _tag: 'Changed' },
      { _tag: 'LinkOver', message: 'Este link expirou. Peça outro.' },
      { _tag: 'Refused', message: COMMON, fields: { password: COMMON } },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeReset,
  rules: resetRules,
});
