import { consentMachine, describeConsent } from '../../../machines/legal/consent.ts';
import { chartModel } from '../harness/model.ts';
import { consentRules } from './consentRules.ts';

const USER = {
  id: '0190c8f0-1111-7222-8333-444455556666',
  email: 'ana@exemplo.com',
  status: 'active',
  unableToLogin: false,
  role: 'player',
  name: 'Ana Souza',
} as const;

export const model = chartModel({
  machine: consentMachine,
  starts: { older: { version: '2026-11-23' } },
  outcomes: {
    'xstate.done.actor.answerTerms': [
      { _tag: 'Answered', user: USER },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: describeConsent,
  rules: consentRules,
});
