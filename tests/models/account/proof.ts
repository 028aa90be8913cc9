import { describeProof, proofMachine } from '../../../machines/account/proof.ts';
import { chartModel } from '../harness/model.ts';
import { proofRules } from './proofRules.ts';

export const model = chartModel({
  machine: proofMachine,
  starts: { password: { by: 'password' }, google: { by: 'google' } },
  outcomes: {
    'password.given': [{ password: 'areia-quente' }],
    'xstate.done.actor.prove': [
      { _tag: 'Proved' },
      { _tag: 'Refused', message: 'A senha informada não está correta.' },
      { _tag: 'Offline', message: 'Sem conexão com a internet. Verifique e tente novamente.' },
    ],
  },
  decides: ({ context: { by, fault } }) => [by, fault !== null],
  view: describeProof,
  rules: proofRules,
});
