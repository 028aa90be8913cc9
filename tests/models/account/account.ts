import { accountMachine, describeAccount, type SaveAccountOutcome } from '../../../machines/account/account.ts';
import { chartModel } from '../harness/model.ts';
import { accountRules } from './accountRules.ts';

const needed: SaveAccountOutcome = { _tag: 'PasswordNeeded', message: 'Informe sua senha atual para continuar.' };
const wrong: SaveAccountOutcome = { _tag: 'PasswordWrong', message: 'A senha informada não está correta.' };
const COMMON = 'Esta senha é muito comum. Escolha outra.';

export const model = chartModel({
  machine: accountMachine,
  outcomes: {
    'account.submitted': [{ form: { email: 'ana@quadralivre.test', password: 'areia-morna-9' } }],
    'password.given': [{ password: 'areia-quente' }],
    'xstate.done.actor.saveAccount': ({ context: { form } }): readonly SaveAccountOutcome[] => [
      { _tag: 'Saved' },
      form?.currentPassword === undefined ? needed : wrong,
      { _tag: 'Refused', message: COMMON, fields: { password: COMMON } },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context: { form, fault } }) => [form?.currentPassword !== undefined, fault !== null],
  view: describeAccount,
  rules: accountRules,
});
