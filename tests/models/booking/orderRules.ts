import type { OrderEvent } from '../../../machines/booking/bookingOrder.ts';
import type { bookingMachine } from '../../../machines/booking/booking.ts';
import {
  describeOrder,
  describeVoucher,
  type OrderSnapshot,
  sportOn,
} from '../../../machines/booking/describeOrder.ts';
import type { ownerBookingMachine } from '../../../machines/agenda/ownerBooking.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { type Day, isSameDay } from '#domain/values/days/day.ts';
import type { Moment } from '../harness/moments.ts';
import { type Check, emits, keeps, type Rule, same, startsNot, waits } from '../harness/rules.ts';

export type Charts = typeof bookingMachine | typeof ownerBookingMachine;
export type OrderMoment = Moment<Charts>;
type Word = OrderEvent['type'] | 'after(patience)' | 'after(waitLimit)' | `done(${string})` | `error(${string})`;

/** A rule for the player's chart and for the owner's. */
export type OrderRule = Omit<Rule<Charts>, 'on'> & { readonly on?: Word | readonly Word[] };

const PATIENCE_MS = 6_000;

/** The order as it is on screen. */
export function orderOnScreen(snapshot: OrderSnapshot) {
  const { code, error, isEditable } = describeVoucher(snapshot);
  const { sports, pendingDay } = snapshot.context;
  return { ...describeOrder(snapshot), sports, pendingDay, code, error, isEditable };
}

type OrderOnScreen = ReturnType<typeof orderOnScreen>;
type Part = Partial<OrderOnScreen>;

/** An order that was not begun. */
export function emptyOrder(day: unknown) {
  const nothing = { ...withHours([]), isReminded: false, isSubmitting: false, isSlow: false };
  return { day, ...nothing, sports: {}, pendingDay: null, code: '', error: null, isEditable: true };
}

/** The order on screen as the server is to get it: hours of one court and sport together, the voucher without spaces around it. */
export function orderToSend({ context: { arena, day, chosen, code } }: OrderMoment['before']) {
  const places = [...new Set(chosen.map(({ court, sport }) => `${court}\n${sport}`))];
  const selectedTimeSlots = places.map((place) => {
    const hours = chosen.filter(({ court, sport }) => `${court}\n${sport}` === place);
    return { court: hours[0]?.court, timeSlots: hours.map(({ timeSlot }) => timeSlot), sport: hours[0]?.sport };
  });
  return { arena, date: day, selectedTimeSlots, ...(code.trim() !== '' && { code: code.trim() }) };
}

/** What is on screen of the order is as before, but for this part. */
export function orderWith(
  part: Part | ((moment: OrderMoment, earlier: readonly OrderMoment[]) => Part),
): Check<Charts> {
  return (moment, earlier) => {
    const planned = typeof part === 'function' ? part(moment, earlier) : part;
    same('another order is on screen', { ...orderOnScreen(moment.before), ...planned }, orderOnScreen(moment.after));
  };
}

export const orderStays = orderWith({});
/** The hours can be touched again, and nothing of the order has changed. */
export const orderIsBack = orderWith({ isEditable: true, isReminded: false, isSubmitting: false, isSlow: false });
/** The order is on its way, and after 6 seconds one may stop waiting for it. */
export const orderIsSent: readonly Check<Charts>[] = [
  // What was said of the voucher goes, so that it is told again when it is refused again.
  orderWith({ error: null, isEditable: false, isReminded: false, isSubmitting: true, isSlow: false }),
  waits('patience', PATIENCE_MS),
  emits(),
];

export const quietly = [startsNot(), emits()];
const dayIn = ({ event }: OrderMoment): Day => event['day'] as Day;

const isAnotherDay = (moment: OrderMoment) => !isSameDay(dayIn(moment), moment.before.context.day);
const hasHours = ({ before }: OrderMoment) => before.context.chosen.length > 0;
const totalOf = (chosen: readonly ChosenSlot[]) => chosen.reduce((total, { price }) => total + price, 0);
export const withHours = (chosen: readonly ChosenSlot[]): Part => ({ chosen, total: totalOf(chosen) });
export const isHour = (slot: Pick<ChosenSlot, 'court' | 'timeSlot'>, { court, timeSlot }: typeof slot) =>
  slot.court === court && slot.timeSlot === timeSlot;

/** The hours with one more, or with one less when it was among them, in the order of courts and hours. */
function toggled({ before, event }: OrderMoment): readonly ChosenSlot[] {
  const { chosen } = before.context;
  const slot = event['slot'] as ChosenSlot;
  const rest = chosen.filter((other) => !isHour(other, slot));
  if (rest.length < chosen.length) return rest;
  return [...rest, { ...slot, sport: sportOn(before, slot.court) }].toSorted(
    (a, b) => a.courtName.localeCompare(b.courtName) || a.startHour - b.startHour,
  );
}

/** What the specification says of putting an order together, by a player and by an owner. */
export const orderRules: readonly OrderRule[] = [
  {
    section: 'SPEC 4, Reservation',
    says: 'the day that is on screen already, picked again, changes and asks nothing',
    on: 'day.picked',
    when: (moment) => !isAnotherDay(moment),
    must: [orderStays, keeps(({ value }) => value), ...quietly],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'another day, once hours are chosen, is asked about first; day, hours and total stand until then',
    on: 'day.picked',
    when: (moment) => isAnotherDay(moment) && hasHours(moment),
    must: [orderWith((moment) => ({ pendingDay: dayIn(moment), isEditable: false })), ...quietly],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'another day, while no hour is chosen, is shown at once; the voucher stays',
    on: 'day.picked',
    when: (moment) => isAnotherDay(moment) && !hasHours(moment),
    must: [orderWith((moment) => ({ day: dayIn(moment), isReminded: false, error: null })), ...quietly],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'confirming shows the day that was picked and clears selection and total',
    on: 'day.confirmed',
    must: [
      orderWith((_, earlier) => {
        const picked = earlier.findLast(({ event }) => event.type === 'day.picked');
        return {
          ...(picked && { day: dayIn(picked) }),
          ...withHours([]),
          pendingDay: null,
          error: null,
          isEditable: true,
        };
      }),
      ...quietly,
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'declining another day leaves day, hours and total as they were',
    on: 'day.declined',
    must: [orderWith({ pendingDay: null, isEditable: true }), ...quietly],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'selecting an hour adds its price to the total, deselecting subtracts it; the reminder has done its work',
    on: 'slot.toggled',
    must: [orderWith((moment) => ({ ...withHours(toggled(moment)), isReminded: false })), ...quietly],
  },
  {
    section: 'SPEC 3',
    says: 'a sport is picked for a court and for its chosen hours; other courts, day and total stay',
    on: 'sport.picked',
    must: [
      orderWith(({ before: { context }, event }) => {
        const [court, sport] = [String(event['court']), event['sport'] as Sport];
        const chosen = context.chosen.map((slot) => (slot.court === court ? { ...slot, sport } : slot));
        return { sports: { ...context.sports, [court]: sport }, chosen };
      }),
      ...quietly,
    ],
  },
  {
    section: 'SPEC 5',
    says: 'the voucher is free text: it stands as it is typed, and what was said of the last one goes',
    on: 'voucher.typed',
    must: [orderWith(({ event }) => ({ code: String(event['code']), error: null })), ...quietly],
  },
  {
    section: 'SPEC 5',
    says: 'Reservar without an hour asks for one, and sends nothing',
    on: 'reserve.pressed',
    when: (moment) => !hasHours(moment),
    must: [orderWith({ isReminded: true }), ...quietly],
  },
];
