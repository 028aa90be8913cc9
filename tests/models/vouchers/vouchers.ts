import { canTakeLastBack, describeVouchers, vouchersMachine } from '../../../machines/vouchers/vouchers.ts';
import { chartModel } from '../harness/model.ts';
import { vouchersRules } from './vouchersRules.ts';

export const model = chartModel({
  machine: vouchersMachine,
  view: (snapshot) => ({ ...describeVouchers(snapshot), canTakeLastBack: canTakeLastBack(snapshot) }),
  outcomes: {
    'recharge.requested': [{ id: 'a-voucher' }],
    'expire.requested': [{ id: 'a-voucher' }],
    'delete.requested': [{ id: 'a-voucher' }],
    'takeBack.requested': [{ id: 'a-voucher' }],
    'return.requested': [{ id: 'a-voucher' }],
  },
  rules: vouchersRules,
});
