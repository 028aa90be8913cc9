import { cartMachine, describeCart } from '../../../machines/registrations/cart.ts';
import { chartModel } from '../harness/model.ts';
import { aCharge } from '../payment/payment.ts';
import { cartRules } from './cartRules.ts';

export const model = chartModel({
  machine: cartMachine,
  view: describeCart,
  rules: cartRules,
  outcomes: {
    'pay.requested': [{ cart: 'a-cart' }],
    'removal.requested': [{ registration: 'a-registration' }],
    'xstate.done.actor.openCartPayment': [
      { _tag: 'Payable', charge: aCharge },
      { _tag: 'Refused', message: 'Carrinho não encontrado.' },
    ],
  },
});
