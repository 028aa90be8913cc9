import type { Parts } from '../parts.ts';
import { createVoucher } from './createVoucher.ts';
import { deleteVoucher, expireVoucher, rechargeVoucher } from './changeVoucher.ts';
import { makeReadVouchers, makeValidateVoucher } from './readVouchers.ts';

/** What the server does for the calls of `domain/contract/vouchers.ts`. */
export function voucherHandlers({ database }: Pick<Parts, 'database'>) {
  return {
    createVoucher,
    validateVoucher: makeValidateVoucher(database),
    vouchers: makeReadVouchers(database),
    rechargeVoucher,
    expireVoucher,
    deleteVoucher,
  };
}
