import type { InputFrom } from 'xstate';
import { describeBooking } from '../../../machines/booking/describeBooking.ts';
import { can, type Check, emits, ends, keeps, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import {
  type Booking,
  type BookingMoment,
  type BookingRule,
  dialogIs,
  opensPayment,
  outputOf,
} from './bookingSendingRules.ts';
import { orderIsBack, orderOnScreen, orderStays, orderWith, quietly } from './orderRules.ts';
import { messageIn, tagIn } from './orderSendingRules.ts';

const READ_LIMIT_MS = 8_000;
const NO_ANSWER = 'O servidor demorou demais para responder. Tente novamente.';

const payingIn = (event: BookingMoment['event']) => (event['input'] as InputFrom<Booking>).paying;
const isHeld = (moment: BookingMoment) => tagIn(moment) === 'Held';
/** What the server last said of a PIX that waits: the reservation's id, empty when none waits or it said nothing. */
function lastHeld(moments: readonly BookingMoment[]): string {
  const answer = moments.findLast(({ event }) =>
    /\.(done|error)\.actor\.fetchLiveHold$|\.after\.sideLimit\./.test(event.type),
  );
  return answer && isHeld(answer) ? String(outputOf(answer)['subject']) : '';
}
/** The order waits, untouched, while the server is asked about that reservation, for 8 seconds at most. */
const asksFor = (
  idOf: (moment: BookingMoment, earlier: readonly BookingMoment[]) => string,
): readonly Check<Booking>[] => [
  orderWith({ isEditable: false, isReminded: false }),
  dialogIs('none'),
  (moment, earlier) => starts('openPayment', () => ({ id: idOf(moment, earlier) }))(moment, earlier),
  waits('readLimit', READ_LIMIT_MS),
  emits(),
];

/** What the specification says of hours that the player holds already, on the page where more are chosen. */
export const bookingHoldRules: readonly BookingRule[] = [
  {
    section: 'Decision 032',
    says: 'the side question for a PIX that waits has 5 seconds',
    when: ({ started }) => started.some(({ actor }) => actor === 'fetchLiveHold'),
    must: waits('sideLimit', 5_000),
  },
  {
    section: 'Decision 032',
    says: 'when they are over none is known of: the question ends without a word, and what is being done goes on',
    on: 'after(sideLimit)',
    must: [
      ends('fetchLiveHold'),
      keeps(({ value }) => (value as { order: unknown }).order),
      orderStays,
      shows((after) => describeBooking(after).isHoldOffered, false),
      ...quietly,
    ],
  },
  {
    section: 'RULES 4',
    says: "a player's own hour, touched, leads to its payment: the server is asked whether it is still to be paid",
    on: 'own.pressed',
    must: asksFor(({ event }) => String(event['id'])),
  },
  {
    section: 'RULES 4',
    says: 'the bar of a PIX that waits leads to the payment of that very reservation',
    on: 'hold.pressed',
    when: ({ before }) => describeBooking(before).isHoldOffered,
    must: asksFor((_, earlier) => lastHeld(earlier)),
  },
  {
    section: 'RULES 4',
    says: 'where no PIX is known to wait there is no bar, and pressing it anyway leads nowhere',
    on: 'hold.pressed',
    when: ({ before }, earlier) => lastHeld(earlier) === '' && !describeBooking(before).isHoldOffered,
    must: [orderStays, ...quietly],
  },
  {
    section: 'RULES 4',
    says: 'an hour still to be paid opens its PIX; the order under way stays as it is',
    on: 'done(openPayment)',
    when: (moment) => tagIn(moment) === 'Payable',
    must: [opensPayment, orderStays, emits()],
  },
  {
    section: 'SPEC 4, Reservation',
    says: "an hour with nothing to pay is looked at among the player's reservations, and the page is left",
    on: 'done(openPayment)',
    when: (moment) => tagIn(moment) === 'Closed',
    must: [
      emits({ type: 'own.closed' }),
      orderStays,
      dialogIs('none'),
      startsNot(),
      can({ type: 'reserve.pressed' }, false),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure to look it up is told, in the words of the server if it has any, and the order is there again',
    on: ['done(openPayment)', 'error(openPayment)'],
    when: (moment) => !['Payable', 'Closed'].includes(String(tagIn(moment))),
    must: [
      orderIsBack,
      dialogIs('none'),
      (moment, earlier) => emits({ type: 'booking.failed', message: messageIn(moment) })(moment, earlier),
      startsNot(),
    ],
  },
  {
    section: 'Decision 032',
    says: 'a question that changes nothing ends after 8 seconds: the call with it, and the order is there again',
    on: 'after(readLimit)',
    must: [
      orderIsBack,
      dialogIs('none'),
      ends('openPayment'),
      emits({ type: 'booking.failed', message: NO_ANSWER }),
      startsNot(),
    ],
  },
  {
    section: 'DESIGN 4',
    says: 'a PIX that was on screen before a reload comes back: the server is asked about that very reservation at once',
    on: 'start',
    when: ({ event }) => payingIn(event) !== '',
    must: [
      starts<Booking>('openPayment', ({ event }) => ({ id: payingIn(event) })),
      dialogIs('none'),
      waits('readLimit', READ_LIMIT_MS),
      emits(),
    ],
  },
  {
    section: 'DESIGN 4',
    says: 'a page that was opened anew looks nothing up by itself',
    on: 'start',
    when: ({ event }) => payingIn(event) === '',
    must: [startsNot('openPayment', 'payment'), dialogIs('none'), emits()],
  },
  {
    section: 'DESIGN 4',
    says: 'a PIX left behind never opens by itself: dialog, order and calls stay as they are',
    on: 'done(fetchLiveHold)',
    when: isHeld,
    must: [orderStays, keeps((snapshot) => describeBooking(snapshot).dialog), ...quietly],
  },
  {
    section: 'Decision 032',
    says: 'that none waits, or that nobody knows, is nothing to tell, and disturbs nothing',
    on: ['done(fetchLiveHold)', 'error(fetchLiveHold)'],
    when: (moment) => !isHeld(moment),
    must: [orderStays, keeps((snapshot) => describeBooking(snapshot).dialog), ...quietly],
  },
  {
    section: 'RULES 4',
    says: 'a PIX that waits is offered as long as the server says so and no dialog or call is before it, else not',
    must: (moment, earlier) => {
      const { after, running } = moment;
      const isKnown = lastHeld([...earlier, moment]) !== '';
      const isOffered = isKnown && !running.includes('fetchLiveHold') && orderOnScreen(after).isEditable;
      shows<Booking, boolean>((snapshot) => describeBooking(snapshot).isHoldOffered, isOffered)(moment, earlier);
      if (isOffered || !isKnown) can({ type: 'hold.pressed' }, isOffered)(moment, earlier);
    },
  },
  {
    section: 'RULES 4',
    says: "a player's own hours lead on whenever the order can be touched, and else do nothing",
    must: (moment, earlier) => {
      const { isEditable } = orderOnScreen(moment.after);
      can({ type: 'own.pressed', id: 'x' }, isEditable)(moment, earlier);
      same(
        'it is looked up without end',
        moment.after.hasTag('busy') && !moment.after.hasTag('submitting'),
        moment.running.includes('openPayment'),
      );
    },
  },
];
