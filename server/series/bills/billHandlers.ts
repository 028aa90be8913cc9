import type { Dependencies } from '../../dependencies.ts';
import { updateBillRule } from './billRule.ts';
import { readBills, readMyBills } from './readBills.ts';
import { forgiveBill, payBill } from './settleBill.ts';

/** The handlers of the calls in `domain/contract/bills.ts`. */
export function billHandlers({ database }: Pick<Dependencies, 'database'>) {
  return {
    bills: readBills(database),
    myBills: readMyBills(database),
    payBill,
    forgiveBill,
    updateBillRule,
  };
}
