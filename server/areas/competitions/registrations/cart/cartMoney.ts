import { hasMoneyCome } from '#core/payment/charges.ts';
import type { SubjectMoney } from '#core/payment/subjectMoney.ts';
import { tellTrouble } from '#core/payment/tellMoney.ts';
import { returnShares } from './returnShares.ts';
import { takeCartMoney } from './takeCartMoney.ts';

/** What the money of a PIX does to the places that its cart paid for. */
export const cartMoney: SubjectMoney = {
  async move(tx, before, charge) {
    // Money that came and went back before we asked pays for nothing.
    const isBack = charge.status === 'refunded';
    if (isBack) await returnShares(tx, charge);
    const bought = !isBack && !hasMoneyCome(before.status) ? await takeCartMoney(tx, charge.id) : 'moved';
    await tellTrouble(tx, before, charge);
    return bought;
  },
};
