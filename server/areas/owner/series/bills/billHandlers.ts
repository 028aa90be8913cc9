import type { PaymentDependencies } from '#core/payment/settle.ts';
import { updateBillRule } from './billRule.ts';
import { billPixHandlers } from './payBillByPix.ts';
import { readBills, readMyBills } from './readBills.ts';
import { readRefusedBillRefunds, returnBillRefund } from './refusedRefunds.ts';
import { forgiveBill, payBill } from './settleBill.ts';

/** The handlers of the calls in `domain/contract/bills.ts`. */
export function billHandlers(dependencies: PaymentDependencies) {
  const { database } = dependencies;
  return {
    ...billPixHandlers(dependencies),
    bills: readBills(database),
    myBills: readMyBills(database),
    refusedBillRefunds: readRefusedBillRefunds(database),
    returnBillRefund,
    payBill,
    forgiveBill,
    updateBillRule,
  };
}
