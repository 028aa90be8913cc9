import { describeWhatsapp, whatsappConsentMachine } from '../../../machines/notices/whatsappConsent.ts';
import { chartModel } from '../harness/model.ts';
import { whatsappConsentRules } from './whatsappConsentRules.ts';

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;
const SINCE = new Date('2026-11-23T15:00:00Z');

export const model = chartModel({
  machine: whatsappConsentMachine,
  starts: { off: { consent: null }, on: { consent: { since: SINCE, number: '5513988887777' } } },
  outcomes: {
    'xstate.done.actor.makeCode': [
      {
        _tag: 'Made',
        code: {
          code: 'QL-2345-6789-ABCD',
          address: 'https://wa.me/5513999990000?text=QL-2345-6789-ABCD',
          endsAt: new Date('2026-11-23T15:15:00Z'),
        },
      },
      OFFLINE,
    ],
    'xstate.done.actor.fetchConsent': [{ _tag: 'On', since: SINCE, number: '5513977776666' }, { _tag: 'Off' }, OFFLINE],
    'xstate.done.actor.endConsent': [{ _tag: 'Ended' }, OFFLINE],
  },
  decides: ({ context }) => [context.consent !== null, context.code !== null],
  view: describeWhatsapp,
  rules: whatsappConsentRules,
});
