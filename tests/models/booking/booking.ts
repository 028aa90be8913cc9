import { addDays, type Day } from '#domain/values/days/day.ts';
import { bookingMachine } from '../../../machines/booking/booking.ts';
import type { MakeOutcome } from '../../../machines/booking/bookingOutcomes.ts';
import { describeBooking, describeChoice, describeCredit } from '../../../machines/booking/describeBooking.ts';
import { dayOf, describeOrder, describeVoucher } from '../../../machines/booking/describeOrder.ts';
import { chartModel } from '../harness/model.ts';
import { aCharge } from '../payment/payment.ts';
import { bookingRules } from './bookingRules.ts';

const today: Day = { day: 28, month: 2, year: 2028 };
const slot = { court: 'court-1', courtName: 'Quadra 1', timeSlot: 'slot-23', startHour: 23, price: 6_000 };
const opened = { arena: 'arena-1', today, last: addDays(today, 60), day: today, chosen: [], paying: '' };
const tooManyHolds: MakeOutcome = {
  _tag: 'TooManyHolds',
  message: 'Você já tem 3 reservas aguardando pagamento.',
};
const voucherRefused: MakeOutcome = { _tag: 'VoucherRefused', message: 'Voucher não encontrado.' };

export const model = chartModel({
  machine: bookingMachine,
  rules: bookingRules,
  starts: {
    start: opened,
    // What a reload finds in the address: another day with an hour of it, or a PIX that was on screen.
    chosen: { ...opened, day: addDays(today, 1), chosen: [{ ...slot, sport: 'FUTEVOLEI' }] },
    paying: { ...opened, paying: 'held-1' },
  },
  outcomes: {
    'day.picked': ({ context: { day } }) => [{ day }, { day: day.day === today.day ? addDays(today, 1) : today }],
    'slot.toggled': [{ slot }],
    'own.pressed': [{ id: 'held-1' }],
    // The chart's own.
    'hold.looked': [],
    'sport.picked': [{ court: slot.court, sport: 'FUTEVOLEI' }],
    'voucher.typed': [{ code: 'AREIA10' }],
    // Before an hour is chosen there is nothing that it could pay.
    'credit.chosen': ({ context: { chosen, useCredit } }) => (chosen.length > 0 ? [{ use: !useCredit }] : []),
    'xstate.done.actor.fetchLiveHold': [{ _tag: 'Held', subject: 'held-1', charge: aCharge }, { _tag: 'None' }],
    'xstate.done.actor.openPayment': [
      { _tag: 'Payable', subject: 'held-1', charge: aCharge },
      { _tag: 'Closed', isPaid: false },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
    'xstate.done.actor.makeReservation': ({ context: { code, useCredit } }): readonly MakeOutcome[] => [
      // What credit pays waits for no PIX.
      ...(useCredit ? [] : [{ _tag: 'Made', subject: 'made-1', charge: aCharge } as const, tooManyHolds]),
      { _tag: 'Made', subject: 'made-1', charge: null },
      { _tag: 'ProfileIncomplete' },
      { _tag: 'SlotTaken', message: '23:00 às 00:00 foi reservado', taken: [slot] },
      ...(code ? [voucherRefused] : []),
      { _tag: 'Refused', message: 'Este horário já passou.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
    'xstate.done.actor.profileCompletion': [{ isComplete: true }, { isComplete: false }],
  },
  view: (snapshot) => ({
    ...describeBooking(snapshot),
    day: dayOf(snapshot),
    address: describeChoice(snapshot),
    order: describeOrder(snapshot),
    voucher: describeVoucher(snapshot),
    credit: describeCredit(snapshot),
  }),
  decides: ({ context }) => [
    context.chosen.length,
    context.day.day === today.day,
    context.pendingDay,
    context.sports,
    context.code,
    context.voucherError,
    context.made?.charge === null,
    context.hold,
    context.useCredit,
  ],
});
