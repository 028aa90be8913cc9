import { addDays, type Day } from '#domain/values/days/day.ts';
import { dayOf, describeOrder, describeVoucher } from '../../../machines/booking/describeOrder.ts';
import {
  describeAgreed,
  describeBooked,
  describeNote,
  describeWhom,
  isAskingDay,
} from '../../../machines/agenda/describeOwnerBooking.ts';
import { ownerBookingMachine } from '../../../machines/agenda/ownerBooking.ts';
import type { Booked, LinkOutcome, OwnerMakeOutcome, Whom } from '../../../machines/agenda/ownerBookingOrder.ts';
import { chartModel } from '../harness/model.ts';
import { ownerBookingRules } from './ownerBookingRules.ts';

const today: Day = { day: 28, month: 2, year: 2028 };
const slot = { court: 'court-1', courtName: 'Quadra 1', timeSlot: 'slot-23', startHour: 23, price: 6_000 };
const player = { id: 'player-1', name: 'Zoraide Pontes', city: 'Santos' };
const customer = { id: 'customer-1', name: 'Zulmira Costa', phone: '13911112222' };
const booked: Booked = {
  id: 'reservation-1',
  arena: { id: 'arena-1', name: 'Maré Alta' },
  date: today,
  selectedTimeSlots: [],
  guestPlayerName: customer.name,
  guestPhone: customer.phone,
};
const voucherRefused: OwnerMakeOutcome = { _tag: 'VoucherRefused', message: 'Voucher não encontrado.' };

export const model = chartModel({
  machine: ownerBookingMachine,
  rules: ownerBookingRules,
  starts: {
    start: { arena: 'arena-1', today, day: today, chosen: [], kept: {} },
  },
  outcomes: {
    'whom.picked': ({ context: { whom, agreed } }): readonly { whom: Whom }[] =>
      agreed === '' ? [{ whom: whom === 'player' ? 'guest' : 'player' }] : [],
    'player.picked': ({ context: { whom, player: chosen } }) =>
      whom === 'player' ? [{ player: chosen ? null : player }] : [],
    'customer.picked': ({ context: { whom, customer: chosen, guestName, agreed } }) =>
      whom === 'guest' && agreed === '' && (chosen || guestName === customer.name)
        ? [{ customer: chosen ? null : customer }]
        : [],
    // Whoever was chosen stands in place of the fields.
    'guest.typed': ({ context: { whom, customer: chosen, guestName, agreed } }) =>
      whom === 'guest' && !chosen && agreed === ''
        ? [{ name: guestName === '' ? customer.name : '' }, { name: '   ' }]
        : [],
    'guestPhone.typed': ({ context: { whom, customer: chosen, guestPhone, agreed } }) =>
      whom === 'guest' && !chosen && agreed === '' ? [{ phone: guestPhone === '' ? '1398888' : '13988887777' }] : [],
    'note.typed': [{ note: 'Traz a rede' }],
    // Nothing else decides about it: typed last, for a guest with a name alone, lest each situation is there thrice.
    'agreed.typed': ({
      context: { whom, player: chosen, customer: known, guestName, guestPhone, code, sports, agreed },
    }) =>
      whom === 'guest' &&
      guestName === customer.name &&
      !chosen &&
      !known &&
      code + guestPhone === '' &&
      Object.keys(sports).length === 0
        ? [{ agreed: agreed === '' ? '1,0,0' : '150,50' }]
        : [],
    'day.picked': ({ context: { day } }) => [{ day }, { day: day.day === today.day ? addDays(today, 1) : today }],
    'slot.toggled': [{ slot }],
    // Only players have hours of their own.
    'own.pressed': [],
    'sport.picked': ({ context: { agreed } }) =>
      agreed === '' ? [{ court: slot.court, sport: 'FUTEVOLEI' as const }] : [],
    // The order is sent as by the other button: pressed for a guest alone, lest each situation is there twice.
    'reserveWithLink.pressed': ({ context: { whom, player: chosen, code, sports, agreed } }) =>
      whom === 'guest' && !chosen && code === '' && agreed !== '150,50' && Object.keys(sports).length === 0 ? [{}] : [],
    'voucher.typed': ({ context: { whom } }) => (whom === 'player' ? [{ code: 'AREIA10' }] : []),
    'xstate.done.actor.makeOwnerReservation': ({ context: { code, whom } }): readonly OwnerMakeOutcome[] => [
      { _tag: 'Made', booked },
      { _tag: 'SlotTaken', message: '23:00 às 00:00 foi reservado', taken: [slot] },
      ...(code && whom === 'player' ? [voucherRefused] : []),
      { _tag: 'Refused', message: 'Este horário já passou.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
    'xstate.done.actor.makeLink': (): readonly LinkOutcome[] => [
      { _tag: 'Linked', link: { secret: 'a-secret', left: 6_000 } },
      { _tag: 'Refused', message: 'Esta reserva não espera pagamento na arena.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  view: (snapshot) => ({
    ...describeWhom(snapshot),
    note: describeNote(snapshot).note,
    agreed: describeAgreed(snapshot),
    day: dayOf(snapshot),
    isAskingDay: isAskingDay(snapshot),
    booked: describeBooked(snapshot),
    order: describeOrder(snapshot),
    voucher: describeVoucher(snapshot),
  }),
  decides(snapshot) {
    const { context } = snapshot;
    // Once it is reserved nothing of the order decides any more.
    if (snapshot.hasTag('booked')) return [context.linkless];
    return [
      context.whom,
      context.player,
      context.customer,
      context.guestName,
      context.guestPhone,
      context.agreed,
      context.chosen.length,
      context.day.day === today.day,
      context.pendingDay,
      context.sports,
      context.code,
      context.voucherError,
      // Whichever button is pressed next decides it anew.
      snapshot.hasTag('submitting') && context.wantsLink,
    ];
  },
});
