import type { Dependencies } from '#core/dependencies.ts';
import { createVoucher } from './createVoucher.ts';
import { deleteVoucher, expireVoucher, rechargeVoucher } from './changeVoucher.ts';
import { returnVoucher } from './returnVoucher.ts';
import { sellVoucher, undoVoucherSale } from './sellVoucher.ts';
import { makeReadMyVouchers } from './readMyVouchers.ts';
import { makeReadVouchers, makeValidateVoucher } from './readVouchers.ts';

/** Handlers of the calls in `domain/contract/vouchers.ts`. */
export function voucherHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    createVoucher,
    validateVoucher: makeValidateVoucher(database),
    vouchers: makeReadVouchers(database),
    myVouchers: makeReadMyVouchers(database),
    sellVoucher,
    undoVoucherSale,
    returnVoucher,
    rechargeVoucher,
    expireVoucher,
    deleteVoucher,
  };
}
