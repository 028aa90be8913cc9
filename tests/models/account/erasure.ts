import { describeErasure, erasureMachine } from '../../../machines/account/erasure.ts';
import { chartModel } from '../harness/model.ts';
import { erasureRules } from './erasureRules.ts';

const OBSTACLE =
  'Você organiza um evento que ainda não terminou. Sua conta pode ser excluída quando ele acabar ou for cancelado.';

export const model = chartModel({
  machine: erasureMachine,
  outcomes: {
    'erasure.confirmed': [{ password: 'areia-quente' }],
    'xstate.done.actor.eraseAccount': [
      { _tag: 'Erased' },
      { _tag: 'PasswordWrong', message: 'A senha informada não está correta.' },
      { _tag: 'Obstructed', message: OBSTACLE },
      { _tag: 'Refused', message: 'Por segurança, saia, entre novamente e repita em até 10 minutos.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context }) => context.fault !== null,
  view: describeErasure,
  rules: erasureRules,
});
