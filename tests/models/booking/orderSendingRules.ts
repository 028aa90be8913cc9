import type { ChosenSlot } from '#domain/booking/selection.ts';
import { can, type Check, emits, same, startsNot, waits } from '../harness/rules.ts';
import {
  type Charts,
  isHour,
  orderIsBack,
  type OrderMoment,
  orderOnScreen,
  type OrderRule,
  orderWith,
  quietly,
  withHours,
} from './orderRules.ts';

/** 15 seconds are the longest wait, of which 6 are over. */
const WAIT_LIMIT_MS = 9_000;
const ANSWERS = ['done(makeReservation)', 'done(makeOwnerReservation)'] as const;
const hour: Omit<ChosenSlot, 'sport'> = { court: 'c', courtName: 'C', timeSlot: 's', startHour: 9, price: 1 };
const touches = [
  { type: 'slot.toggled', slot: hour },
  { type: 'day.picked', day: { day: 1, month: 1, year: 2030 } },
  { type: 'sport.picked', court: 'c', sport: 'FUTEVOLEI' },
  { type: 'voucher.typed', code: 'X' },
  { type: 'reserve.pressed' },
];
export const tagIn = ({ event }: OrderMoment): unknown => Reflect.get(Object(event['output']), '_tag');
export const messageIn = ({ event }: OrderMoment): string => Reflect.get(Object(event['output']), 'message');

/** An order is, and not what comes of it. */
const isSending = ({ before }: OrderMoment) => before.hasTag('submitting');

function isAwaited(isSo: boolean): Check<Charts> {
  return ({ running }) =>
    same(
      'the wait for the server is another',
      isSo,
      running.some((actor) => /^make(Owner)?Reservation$/.test(actor)),
    );
}

/** What the specification says of an order that is sent, by a player and by an owner. */
export const orderSendingRules: readonly OrderRule[] = [
  {
    section: 'Decision 032',
    says: 'after 6 seconds without an answer one may stop waiting, while the order is still awaited, for 9 more',
    on: 'after(patience)',
    when: isSending,
    must: [orderWith({ isSlow: true }), waits('waitLimit', WAIT_LIMIT_MS), isAwaited(true), ...quietly],
  },
  {
    section: 'Decision 032',
    says: 'a wait given up ends the call and says that nobody knows; the order stays, to be sent again',
    on: ['wait.abandoned', 'after(waitLimit)'],
    when: isSending,
    must: [orderIsBack, emits({ type: 'booking.unanswered' }), isAwaited(false)],
  },
  {
    section: 'RULES 4',
    says: 'a taken hour leaves the choice and the total, the others stay, and the message says which it was',
    on: ANSWERS,
    when: (moment) => tagIn(moment) === 'SlotTaken',
    must: [
      orderWith(({ before, event }) => {
        const taken = Reflect.get(Object(event['output']), 'taken') as readonly ChosenSlot[];
        const left = before.context.chosen.filter((slot) => !taken.some((each) => isHour(each, slot)));
        return { ...withHours(left), isEditable: true, isSubmitting: false, isSlow: false };
      }),
      (moment, earlier) => emits({ type: 'slots.changed', message: messageIn(moment) })(moment, earlier),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a voucher that is refused says so at its field; hours and code stay',
    on: ANSWERS,
    when: (moment) => tagIn(moment) === 'VoucherRefused',
    must: [
      orderWith((moment) => ({ error: messageIn(moment), isEditable: true, isSubmitting: false, isSlow: false })),
      ...quietly,
    ],
  },
  {
    section: 'SPEC 8',
    says: "any other failure is told in the server's words, else in the general ones, and the order stays",
    on: [...ANSWERS, 'error(makeReservation)', 'error(makeOwnerReservation)'],
    when: (moment) => [undefined, 'Refused', 'TooManyHolds', 'Offline'].includes(tagIn(moment) as string | undefined),
    must: [
      orderIsBack,
      (moment, earlier) => emits({ type: 'booking.failed', message: messageIn(moment) })(moment, earlier),
      startsNot(),
    ],
  },
  {
    section: 'RULES 4',
    says: 'while an order is sent no second one can be, nor can it change; only the wait can end, once it is long',
    when: ({ after }) => after.hasTag('submitting'),
    must: (moment, earlier) => {
      for (const touch of touches) can(touch, false)(moment, earlier);
      can({ type: 'wait.abandoned' }, orderOnScreen(moment.after).isSlow)(moment, earlier);
    },
  },
  {
    section: 'SPEC 2',
    says: 'while nothing is asked, sent or paid, every part of the order can be touched, and only then',
    must: (moment, earlier) => {
      for (const touch of touches) can(touch, orderOnScreen(moment.after).isEditable)(moment, earlier);
    },
  },
];
