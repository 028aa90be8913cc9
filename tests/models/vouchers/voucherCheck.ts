import { describeVoucherCheck, voucherCheckMachine } from '../../../machines/vouchers/voucherCheck.ts';
import { chartModel } from '../harness/model.ts';
import { voucherCheckRules } from './voucherCheckRules.ts';

export const model = chartModel({
  machine: voucherCheckMachine,
  outcomes: {
    // Each differs from what stands there: a box that is given its own text tells nobody.
    'code.typed': ({ context: { code } }) => [
      { code: code === 'areia10' ? 'AREIA10' : 'areia10' },
      { code: code === ' ' ? '  ' : ' ' },
    ],
    'xstate.done.actor.validateVoucher': [
      { _tag: 'Known' },
      { _tag: 'Refused', message: 'Voucher não encontrado.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context }) => context.code,
  view: describeVoucherCheck,
  rules: voucherCheckRules,
});
