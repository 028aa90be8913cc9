import { describeMyBills, myBillsMachine } from '../../../machines/series/myBills.ts';
import { chartModel } from '../harness/model.ts';
import { aCharge } from '../payment/payment.ts';
import { myBillsRules } from './myBillsRules.ts';

export const aBill = { series: 'a-series', month: '2026-03', left: 480_00 };

export const model = chartModel({
  machine: myBillsMachine,
  view: describeMyBills,
  rules: myBillsRules,
  outcomes: {
    'pay.requested': [{ bill: aBill }],
    'xstate.done.actor.openBillPix': [
      { _tag: 'Payable', charge: aCharge },
      { _tag: 'Refused', message: 'Esta arena não recebe mensalidades por PIX aqui. Pague na arena.' },
    ],
  },
});
