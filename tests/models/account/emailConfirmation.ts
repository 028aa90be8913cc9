import {
  type ConfirmOutcome,
  describeConfirmation,
  emailConfirmationMachine,
} from '../../../machines/account/emailConfirmation.ts';
import { chartModel } from '../harness/model.ts';
import { emailConfirmationRules } from './emailConfirmationRules.ts';

const ALWAYS: readonly ConfirmOutcome[] = [
  { _tag: 'Confirmed' },
  { _tag: 'LinkOver', message: 'Este link expirou. Peça outro nas suas configurações.' },
  { _tag: 'Offline', message: 'Sem conexão' },
  { _tag: 'Refused', message: 'Muitas tentativas. Aguarde 30 segundos e tente novamente.' },
];
/** Without a password none can be wrong; with one none is asked for. */
const UNPROVEN: readonly ConfirmOutcome[] = [
  { _tag: 'Unproven', message: 'Informe a senha da conta para confirmar o email.' },
];
const WRONG: readonly ConfirmOutcome[] = [{ _tag: 'PasswordWrong', message: 'A senha informada não está correta.' }];

export const model = chartModel({
  machine: emailConfirmationMachine,
  starts: { link: { token: 'um-link-do-email' }, noLink: { token: null } },
  outcomes: {
    'password.given': [{ password: 'areia-quente' }],
    'xstate.done.actor.confirmEmail': ({ context }) => [...ALWAYS, ...(context.password === '' ? UNPROVEN : WRONG)],
  },
  decides: ({ context }) => [context.password !== '', context.fault !== null],
  view: describeConfirmation,
  rules: emailConfirmationRules,
});
