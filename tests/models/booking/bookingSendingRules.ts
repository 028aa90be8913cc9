import type { InputFrom } from 'xstate';
import type { bookingMachine } from '../../../machines/booking/booking.ts';
import { describeBooking, describeChoice, describeCredit } from '../../../machines/booking/describeBooking.ts';
import type { Moment } from '../harness/moments.ts';
import { afterEvents, answers } from '../harness/nextSteps.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot } from '../harness/rules.ts';
import {
  emptyOrder,
  orderToSend,
  orderIsBack,
  orderIsSent,
  orderOnScreen,
  orderWith,
  withHours,
} from './orderRules.ts';
import { tagIn } from './orderSendingRules.ts';

export type Booking = typeof bookingMachine;
export type BookingMoment = Moment<Booking>;
export type BookingRule = Rule<Booking>;

const dialogOf = ({ after }: BookingMoment) => describeBooking(after).dialog;
export const dialogIs = (dialog: ReturnType<typeof describeBooking>['dialog'], subject = ''): Check<Booking> =>
  shows(
    (snapshot) => {
      const { dialog: shown, subject: of } = describeBooking(snapshot);
      return { dialog: shown, subject: of };
    },
    { dialog, subject },
  );
export const outputOf = ({ event }: BookingMoment) => Object(event['output']) as Readonly<Record<string, unknown>>;
export const opensPayment: Check<Booking> = (moment, earlier) => {
  const { subject, charge } = outputOf(moment);
  dialogIs('payment', String(subject))(moment, earlier);
  starts<Booking>('payment', () => ({ subject, charge }))(moment, earlier);
};
/** Of the arena that the page was opened for. */
export const asksForHold: Check<Booking> = (moment, earlier) => {
  const { event } = earlier[0] ?? moment;
  const { arena } = Object(event['input']) as { arena?: string };
  starts<Booking>('fetchLiveHold', () => ({ arena }))(moment, earlier);
};
/** Whether credit is to pay: as it was last ticked since the last order that was made. */
function isCreditUsed(moments: readonly BookingMoment[]): boolean {
  const last = moments.findLast((each) => each.event.type === 'credit.chosen' || isMade(each));
  return last?.event['use'] === true;
}
const sendsOrder: Check<Booking> = (moment, earlier) => {
  const credit = isCreditUsed(earlier) ? { useCredit: true } : {};
  starts<Booking>('makeReservation', ({ before }) => ({ order: { ...orderToSend(before), ...credit } }))(
    moment,
    earlier,
  );
};
const isMade = (moment: BookingMoment) => tagIn(moment) === 'Made';
const orderIsDone = orderWith({ ...withHours([]), code: '', error: null, isSubmitting: false, isSlow: false });

const creditRules: readonly BookingRule[] = [
  {
    section: 'Decision 099',
    says: 'credit pays the order exactly as it was ticked last; the next order begins without it',
    must: (moment, earlier) => {
      const isUsed = isCreditUsed([...earlier, moment]);
      const { isEditable } = orderOnScreen(moment.after);
      shows<Booking, unknown>(describeCredit, { isUsed, isEditable })(moment, earlier);
    },
  },
  {
    section: 'Decision 099',
    says: 'ticking it changes nothing else of the order, and sends nothing',
    on: 'credit.chosen',
    must: [
      orderWith({}),
      startsNot(),
      emits(),
      ({ after }) => {
        const made = answers('makeReservation', { _tag: 'Made', subject: 'made-1', charge: null });
        const next = afterEvents(after, { type: 'reserve.pressed' }, made);
        same('the next order is paid with credit too', false, describeCredit(next).isUsed);
      },
    ],
  },
];

/** What the specification says of a player's order: sent, refused, made, paid. */
export const bookingSendingRules: readonly BookingRule[] = [
  ...creditRules,
  {
    section: 'SPEC 2',
    says: "the page opens on the day of its address, with the hours and sports chosen that it names; its strip shows that day and ends with the arena's last, and a PIX left behind is asked for",
    on: 'start',
    must: [
      ({ event, after }) => {
        const { day, chosen, paying } = event['input'] as InputFrom<Booking>;
        const sports = Object.fromEntries(chosen.map(({ court, sport }) => [court, sport]));
        const planned = { ...emptyOrder(day), ...withHours(chosen), sports, isEditable: paying === '' };
        same('the page opens otherwise', planned, orderOnScreen(after));
      },
      starts<Booking>('dayStrip', ({ event }) => {
        const { today, day, last } = event['input'] as InputFrom<Booking>;
        return { today, shown: day, last };
      }),
      asksForHold,
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'the address repeats the day, the hours and the voucher on screen, and the reservation whose PIX is on screen, no other',
    must: (moment, earlier) => {
      const { day, chosen } = orderOnScreen(moment.after);
      const { dialog, subject } = describeBooking(moment.after);
      const paying = dialog === 'payment' ? subject : '';
      const voucher = moment.after.context.code.trim();
      shows<Booking, unknown>(describeChoice, { day, chosen, paying, voucher })(moment, earlier);
    },
  },
  {
    section: 'SPEC 7, Reservations',
    says: 'the order sent is exactly what is on screen: arena, day, hours and sports in order, the voucher if there is one',
    on: 'reserve.pressed',
    when: ({ before }) => before.context.chosen.length > 0,
    must: [...orderIsSent, sendsOrder, dialogIs('none')],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'where a PIX is due its dialog opens with the code, the success is told once, and the order is empty again',
    on: 'done(makeReservation)',
    when: (moment) => isMade(moment) && outputOf(moment)['charge'] !== null,
    must: [orderIsDone, opensPayment, emits({ type: 'reservation.made' })],
  },
  {
    section: 'SPEC 2',
    says: 'where nothing is paid now the result has a dialog of its own, the success is told once, and the order is empty',
    on: 'done(makeReservation)',
    when: (moment) => isMade(moment) && outputOf(moment)['charge'] === null,
    must: [
      orderIsDone,
      (moment, earlier) => dialogIs('reserved', String(outputOf(moment)['subject']))(moment, earlier),
      emits({ type: 'reservation.made' }),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a player without city, gender or phone completes the profile first; the order waits as it is',
    on: 'done(makeReservation)',
    when: (moment) => tagIn(moment) === 'ProfileIncomplete',
    must: [
      orderWith({ isSubmitting: false, isSlow: false }),
      dialogIs('profile'),
      starts('profileCompletion'),
      emits(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'once the profile is complete the same order goes on by itself',
    on: 'done(profileCompletion)',
    when: (moment) => outputOf(moment)['isComplete'] === true,
    must: [...orderIsSent, sendsOrder, dialogIs('none')],
  },
  {
    section: 'SPEC 5',
    says: 'a profile that is not completed sends nothing, and the order is there again',
    on: 'done(profileCompletion)',
    when: (moment) => outputOf(moment)['isComplete'] === false,
    must: [orderIsBack, dialogIs('none'), startsNot(), emits()],
  },
  {
    section: 'Decision 032',
    says: 'after an order that nobody knows of, what waits for its PIX is read again',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: asksForHold,
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'a dialog closed leads back to the hours as they were, and whether a PIX still waits is asked again',
    on: 'dialog.closed',
    must: [orderWith({ isEditable: true }), dialogIs('none'), ends('payment'), asksForHold, emits()],
  },
  {
    section: 'RULES 4',
    says: 'a player with three unpaid holds is led to them when a fourth is refused, until an hour is touched or something else is asked',
    must: (moment, earlier) => {
      const isTouch = ({ after, event }: BookingMoment) =>
        event.type === 'slot.toggled' || !orderOnScreen(after).isEditable;
      const all = [...earlier, moment];
      const refused = all.findLastIndex((each) => tagIn(each) === 'TooManyHolds');
      const isLed = refused >= 0 && orderOnScreen(moment.after).isEditable && !all.slice(refused + 1).some(isTouch);
      shows<Booking, boolean>((snapshot) => describeBooking(snapshot).isLimited, isLed)(moment, earlier);
    },
  },
  {
    section: 'LOOK',
    says: 'one dialog at a time, which can be left, and the order cannot be touched beneath it',
    must: (moment, earlier) => {
      const dialog = dialogOf(moment);
      const isDialog = dialog === 'payment' || dialog === 'reserved';
      can({ type: 'dialog.closed' }, isDialog)(moment, earlier);
      can({ type: 'day.confirmed' }, dialog === 'dayChange')(moment, earlier);
      can({ type: 'day.declined' }, dialog === 'dayChange')(moment, earlier);
      same('the payment runs without its dialog', dialog === 'payment', moment.running.includes('payment'));
      same('another reservation is in the dialog', isDialog, describeBooking(moment.after).subject !== '');
      if (dialog !== 'none') same('the order can be touched', false, orderOnScreen(moment.after).isEditable);
    },
  },
  {
    section: 'Decision 032',
    says: 'the page is busy while an order is sent or an hour looked up, not for side questions; no call breaks unheard',
    must: (moment, earlier) => {
      const { after, running } = moment;
      const isCalling = running.includes('makeReservation') || running.includes('openPayment');
      same('it is busy otherwise', isCalling, after.hasTag('busy'));
      for (const call of ['makeReservation', 'openPayment', 'fetchLiveHold']) {
        can({ type: `xstate.error.actor.${call}` }, running.includes(call))(moment, earlier);
      }
    },
  },
];
