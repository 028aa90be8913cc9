import type { ReservationPayment } from '#domain/payment/charge.ts';
import { describePayment, paymentMachine } from '../../../machines/payment/payment.ts';
import { chartModel } from '../harness/model.ts';
import { paymentRules } from './paymentRules.ts';

export const aCharge: ReservationPayment = {
  value: 6_000,
  qrCodePix: '00020126330014br.gov.bcb.pix0111123456789006304ABCD',
  validadePix: new Date('2026-11-21T19:00:00Z'),
  secondsLeft: 3_600,
  status: 'Pendente',
  mpPaymentId: 'charge-1',
  pollToken: 'token-1',
};

export const model = chartModel({
  machine: paymentMachine,
  starts: {
    start: { subject: 'a-reservation', charge: aCharge },
    // The hour is just over.
    over: { subject: 'a-reservation', charge: { ...aCharge, secondsLeft: 0 } },
  },
  outcomes: {
    'line.heard': [],
    'line.missed': [],
    'line.lost': [],
    'xstate.done.actor.fetchCharge': ['pending', 'approved', 'cancelled', 'atArena', 'unknown'],
    'xstate.done.actor.fetchSettlement': ['paid', 'refunding', 'refunded', 'unsettled'],
  },
  decides: ({ context: { copies, isSelected } }) => [copies > 0, isSelected],
  view: describePayment,
  rules: paymentRules,
});
