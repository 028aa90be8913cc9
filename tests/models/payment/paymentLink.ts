import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { describePaymentLink, paymentLinkMachine } from '../../../machines/payment/paymentLink.ts';
import { chartModel } from '../harness/model.ts';
import { aCharge } from './payment.ts';
import { paymentLinkRules } from './paymentLinkRules.ts';

const aLink: PublicLink = {
  state: 'open',
  arena: { name: 'Arena Maré Alta', city: 'Santos', pix: { key: '52998224725', receiver: 'Maré Alta' } },
  firstName: 'Rui',
  date: { day: 29, month: 2, year: 2028 },
  courts: [{ name: 'Quadra 1', startHours: [18] }],
  left: 80_50,
};
const STATES = ['open', 'refused', 'said', 'marked', 'over'] as const;
const read = (state: PublicLink['state']) => ({ _tag: 'Read', link: { ...aLink, state } }) as const;
/** Of arenas that connected an account, and of money that went back. */
const byPix = (state: 'open' | 'refused') => ({ _tag: 'Read', link: { ...aLink, state, takesPix: true } }) as const;
const back = { state: 'done', sum: 80_50, isWhole: true, day: { day: 28, month: 2, year: 2028 } } as const;
const returned = (state: 'marked' | 'over') => ({ _tag: 'Read', link: { ...aLink, state, back } }) as const;
const END_TO_END = 'E60701190202803051812Ab1Ab1Ab1xy';
const receipt = new Blob(['a receipt']);
const OFFLINE = { _tag: 'Offline', message: 'Sem conexão com a internet. Verifique e tente novamente.' } as const;

export const model = chartModel({
  machine: paymentLinkMachine,
  starts: { start: { token: 'x'.repeat(43) } },
  outcomes: {
    'receipt.offered': [{ file: receipt }],
    // Without one there is nothing to remove.
    'receipt.removed': ({ context }) => (context.receipt ? [{}] : []),
    'form.submitted': [
      { form: { payer: 'Rui Prado', endToEnd: END_TO_END } },
      { form: { payer: 'Rui Prado', endToEnd: '' } },
    ],
    'cpf.submitted': [{ cpf: '52998224725' }],
    'xstate.done.actor.readLink': [
      ...STATES.map(read),
      byPix('open'),
      byPix('refused'),
      returned('marked'),
      returned('over'),
      { _tag: 'Unknown' },
      OFFLINE,
    ],
    'xstate.done.actor.openLinkPix': [
      { _tag: 'Payable', charge: aCharge },
      { _tag: 'NeedsCpf' },
      { _tag: 'Changed', message: 'Alguém já disse que pagou por este link. Falta a arena conferir.' },
      OFFLINE,
    ],
    'xstate.done.actor.readReceipt': [
      { _tag: 'Read', file: receipt, width: 720, height: 1440 },
      { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable },
    ],
    'xstate.done.actor.sayPaid': [
      { _tag: 'Said', link: { ...aLink, state: 'said', said: aLink.left } },
      { _tag: 'Changed', message: 'Alguém já disse que pagou por este link. Falta a arena conferir.' },
      OFFLINE,
    ],
  },
  decides: ({ context: { link, receipt: chosen, cpf } }) => [
    link?.state,
    link?.takesPix,
    link?.back?.isWhole,
    chosen !== null,
    cpf !== '',
  ],
  view: describePaymentLink,
  rules: paymentLinkRules,
});
