import { describeMyReservations, myReservationsMachine } from '../../../machines/booking/myReservations.ts';
import { chartModel } from '../harness/model.ts';
import { myReservationsRules } from './myReservationsRules.ts';
import { aCharge } from '../payment/payment.ts';

export const model = chartModel({
  machine: myReservationsMachine,
  rules: myReservationsRules,
  view: describeMyReservations,
  outcomes: {
    'cancel.requested': [{ id: 'a-reservation' }],
    'pay.requested': [{ id: 'a-reservation' }],
    'xstate.done.actor.openPayment': [
      { _tag: 'Payable', subject: 'a-reservation', charge: aCharge },
      { _tag: 'Closed', isPaid: false },
      { _tag: 'Closed', isPaid: true },
      { _tag: 'Refused', message: 'Reserva não encontrada.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
});
