import { accountMachine, describeAccount } from '../../../machines/account/account.ts';
import { chartModel } from '../harness/model.ts';
import { accountRules } from './accountRules.ts';

const COMMON = 'Esta senha é muito comum. Escolha outra.';

export const model = chartModel({
  machine: accountMachine,
  outcomes: {
    'account.submitted': [{ form: { email: 'ana@quadralivre.test', password: 'areia-morna-9' } }],
    'xstate.done.actor.proof': [{ _tag: 'Proved' }, { _tag: 'Declined' }],
    'xstate.done.actor.saveAccount': [
      { _tag: 'Saved' },
      { _tag: 'ProofNeeded', by: 'password' },
      { _tag: 'Refused', message: COMMON, fields: { password: COMMON } },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeAccount,
  rules: accountRules,
});
