import { isRevoking, revocationMachine } from '../../../machines/session/revocation.ts';
import { chartModel } from '../harness/model.ts';
import { revocationRules } from './revocationRules.ts';

export const model = chartModel({
  machine: revocationMachine,
  starts: { left: { token: 'the-token-that-was-left' } },
  outcomes: {
    'xstate.done.actor.revoke': [
      { _tag: 'Revoked' },
      { _tag: 'SessionEnded', message: 'Sua sessão terminou. Entre novamente.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: isRevoking,
  rules: revocationRules,
});
