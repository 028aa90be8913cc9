import type { InputFrom } from 'xstate';
import { dayOf, isChosen } from '../../../machines/booking/describeOrder.ts';
import { describeBooking } from '../../../machines/booking/describeBooking.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { afterEvents, answers, wouldStart } from '../harness/nextSteps.ts';
import { same } from '../harness/rules.ts';
import { type Booking, type BookingMoment, type BookingRule, dialogIs } from './bookingSendingRules.ts';
import { orderToSend } from './orderRules.ts';

type Slot = Omit<ChosenSlot, 'sport'>;

const EARLY: Slot = { court: 'court-1', courtName: 'Quadra 1', timeSlot: 'slot-18', startHour: 18, price: 5_000 };
const LATE: Slot = { ...EARLY, timeSlot: 'slot-20', startHour: 20 };
const ELSEWHERE: Slot = { ...EARLY, court: 'court-2', courtName: 'Quadra 2', timeSlot: 'slot-19', startHour: 19 };
const toggled = (slot: Slot): ChartEvent => ({ type: 'slot.toggled', slot });

const isAnew = ({ event }: BookingMoment) => {
  const { chosen, paying } = event['input'] as InputFrom<Booking>;
  return chosen.length === 0 && paying === '';
};

/** What the walks do not come to, since they choose one hour: an order of two courts. */
export const twoCourtsRules: readonly BookingRule[] = [
  {
    section: 'SPEC 3',
    says: 'every court is for beach tennis until another sport is picked for it, and for that from then on',
    on: 'start',
    when: isAnew,
    must: ({ after }) => {
      const picked: ChartEvent = { type: 'sport.picked', court: EARLY.court, sport: 'FUTEVOLEI' };
      const both = afterEvents(after, toggled(EARLY), toggled(ELSEWHERE), picked, toggled(LATE));
      same(
        'the courts are for other sports',
        [
          { ...EARLY, sport: 'FUTEVOLEI' },
          { ...LATE, sport: 'FUTEVOLEI' },
          { ...ELSEWHERE, sport: 'BEACH_TENNIS' },
        ],
        both.context.chosen,
      );
    },
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'exactly the chosen hours are marked, on the day that is on screen',
    on: 'start',
    when: isAnew,
    must: ({ after }) => {
      const two = afterEvents(after, toggled(EARLY), toggled(ELSEWHERE));
      same(
        'other hours are marked',
        [true, false, true],
        [EARLY, LATE, ELSEWHERE].map((hour) => isChosen(two, hour)),
      );
      same('another day is on screen', after.context.today, dayOf(after));
    },
  },
  {
    section: 'RULES 4',
    says: 'of the hours only those that somebody else has by now are let go; the voucher is sent without spaces around it',
    on: 'start',
    when: isAnew,
    must: (moment, earlier) => {
      const code: ChartEvent = { type: 'voucher.typed', code: ' AREIA10 ' };
      const ready = afterEvents(moment.after, toggled(EARLY), toggled(ELSEWHERE), code);
      const order = { ...orderToSend(ready), code: 'AREIA10' };
      wouldStart({ type: 'reserve.pressed' }, 'makeReservation', { order })({ ...moment, after: ready }, earlier);
      const taken = answers('makeReservation', { _tag: 'SlotTaken', message: 'Reservado', taken: [EARLY] });
      const left = afterEvents(ready, { type: 'reserve.pressed' }, taken);
      same('other hours are left', [{ ...ELSEWHERE, sport: 'BEACH_TENNIS' }], left.context.chosen);
    },
  },
  {
    section: 'DESIGN 4',
    says: 'while an own hour is looked up the page says so, and at no other time',
    must: (moment, earlier) => {
      const { isOpening } = describeBooking(moment.after);
      same('it says otherwise', moment.running.includes('openPayment'), isOpening);
      if (isOpening) dialogIs('none')(moment, earlier);
    },
  },
];
