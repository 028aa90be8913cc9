import { describePush, pushConsentMachine } from '../../../machines/notices/pushConsent.ts';
import { chartModel } from '../harness/model.ts';
import { pushConsentRules } from './pushConsentRules.ts';

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;
const REFUSED = {
  _tag: 'Refused',
  message: 'O serviço de avisos deste navegador não é um dos que conhecemos.',
} as const;

export const model = chartModel({
  machine: pushConsentMachine,
  starts: { start: { key: 'a-chave-do-servidor' } },
  outcomes: {
    'xstate.done.actor.readBrowser': [
      { _tag: 'Unsubscribed' },
      { _tag: 'Subscribed' },
      { _tag: 'Blocked' },
      { _tag: 'MustInstall' },
      { _tag: 'Unsupported' },
    ],
    'xstate.done.actor.askPermission': [{ _tag: 'Granted' }, { _tag: 'Blocked' }, { _tag: 'Dismissed' }],
    'xstate.done.actor.subscribeDevice': [{ _tag: 'Kept' }, REFUSED, OFFLINE],
    'xstate.done.actor.endDevice': [{ _tag: 'Ended' }, OFFLINE],
  },
  view: describePush,
  rules: pushConsentRules,
});
