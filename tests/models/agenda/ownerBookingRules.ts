import type { InputFrom } from 'xstate';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import {
  describeAgreed,
  describeBooked,
  describeNote,
  describeWhom,
  isAskingDay,
} from '../../../machines/agenda/describeOwnerBooking.ts';
import { ownerBookingMachine } from '../../../machines/agenda/ownerBooking.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import {
  emptyOrder,
  orderToSend,
  orderIsSent,
  orderOnScreen,
  orderRules,
  orderStays,
  orderWith,
  quietly,
  withHours,
} from '../booking/orderRules.ts';
import { messageIn, orderSendingRules, tagIn } from '../booking/orderSendingRules.ts';
import type { Moment } from '../harness/moments.ts';
import { afterEvents, afterStart, wouldStart } from '../harness/nextSteps.ts';
import { can, type Check, emits, type Rule, same, starts, startsNot, waits } from '../harness/rules.ts';

type OwnerBooking = typeof ownerBookingMachine;
type OwnerMoment = Moment<OwnerBooking>;
type WhomOnScreen = ReturnType<typeof describeWhom>;

/** Who plays is shown as before, but for this part. */
function whomWith(part: (moment: OwnerMoment) => Partial<WhomOnScreen>): Check<OwnerBooking> {
  return (moment) => {
    same('another person plays', { ...describeWhom(moment.before), ...part(moment) }, describeWhom(moment.after));
  };
}

/** Whether a guest's phone is missing or whole: area code and nine digits. */
const isReachable = ({ whom, customer, guestPhone }: WhomOnScreen): boolean =>
  whom === 'player' || customer !== null || /^(\d{11})?$/.test(guestPhone);

/** Whether it is known who plays: a player or a customer who was picked, or a guest's name. */
type Named = Pick<WhomOnScreen, 'whom' | 'player' | 'customer' | 'guestName'>;
function isNamed({ whom, player, customer, guestName }: Named): boolean {
  return whom === 'guest' ? customer !== null || guestName.trim() !== '' : player !== null;
}

const saysOfWhom = (given: (moment: OwnerMoment) => Partial<WhomOnScreen>) =>
  whomWith((moment) => {
    const before = describeWhom(moment.before);
    const now = { ...before, ...given(moment) };
    return {
      ...given(moment),
      isUnnamed: before.isUnnamed && !isNamed(now),
      isMisdialled: before.isMisdialled && !isReachable(now),
    };
  });
/** What is on screen, for that player or guest; a voucher is a player's. */
const sendsOrder = starts<OwnerBooking>('makeOwnerReservation', ({ before }) => {
  const { whom, player, customer, guestName, guestPhone } = describeWhom(before);
  const { code, ...order } = orderToSend(before);
  const phone = guestPhone !== '' && { guestPhone };
  const { note } = describeNote(before);
  const { sum } = describeAgreed(before);
  const said = { ...(note !== '' && { note }), ...(sum !== undefined && { agreed: sum }) };
  if (whom === 'guest' && customer) return { order: { ...order, customer: customer.id, ...said } };
  if (whom === 'guest') return { order: { ...order, guestPlayerName: guestName.trim(), ...phone, ...said } };
  return { order: { ...order, ...(code && { code }), player: player?.id, ...said } };
});
const PRESSED = {
  court: 'court-1',
  courtName: 'Quadra 1',
  timeSlot: 'slot-20',
  startHour: 20,
  price: 6_000,
  sport: 'BEACH_TENNIS',
} as const;
const WHOM_EVENTS = new Set(['whom.picked', 'player.picked', 'customer.picked', 'guest.typed', 'guestPhone.typed']);
const RESERVING = ['reserve.pressed', 'reserveWithLink.pressed'] as const;
/** Of the two buttons to reserve with, the one with a payment link was pressed last. */
const wantedLink = (earlier: readonly OwnerMoment[]) =>
  earlier.findLast(({ event, after }) => after.hasTag('submitting') && RESERVING.some((each) => each === event.type))
    ?.event.type === 'reserveWithLink.pressed';
/** What the walks type, in centavos. */
const SUMS: Readonly<Record<string, number>> = { '150,50': 150_50 };
const isPriced = (at: OwnerMoment['before']) => {
  const { agreed, sum } = describeAgreed(at);
  return agreed === '' || sum !== undefined;
};
const hasHours = ({ before }: OwnerMoment) => before.context.chosen.length > 0;

const bookedIn = (event: OwnerMoment['event']): unknown => Reflect.get(Object(event['output']), 'booked');
/** What is shown of a reservation whose link is not waited for any more. */
const atRest = (before: OwnerMoment['before']) => ({ ...describeBooked(before), isLinking: false, isSlow: false });
/** The link of the reservation on screen is on its way, and after 6 seconds one may stop waiting for it. */
const isMakingLink: Check<OwnerBooking> = (moment, earlier) => {
  const shown = describeBooked(moment.after);
  const { isLinking, isSlow, link, linkless } = shown ?? {};
  same('no link is on its way', [true, false, null, null], [isLinking, isSlow, link, linkless]);
  starts<OwnerBooking>('makeLink', () => ({ reservation: shown?.booked.id }))(moment, earlier);
  waits('patience', 6_000)(moment, earlier);
};
const NO_ANSWER = 'O servidor demorou demais para responder. Tente novamente.';

const owners: readonly Rule<OwnerBooking>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the page opens on the day of its address, with the hour that it names, for a player yet to be named; the strip shows it',
    on: 'start',
    must: [
      ({ event, after }) => {
        const { day, chosen } = event['input'] as InputFrom<OwnerBooking>;
        const order = { ...emptyOrder(day), ...withHours(chosen) };
        const whom = {
          whom: 'player',
          player: null,
          customer: null,
          guestName: '',
          guestPhone: '',
          isUnnamed: false,
          isMisdialled: false,
          isEditable: true,
        };
        same('the page opens otherwise', { order, whom }, { order: orderOnScreen(after), whom: describeWhom(after) });
      },
      starts<OwnerBooking>('dayStrip', ({ event }) => {
        const { today, day } = event['input'] as InputFrom<OwnerBooking>;
        return { today, shown: day };
      }),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the hour that the grid was pressed at is chosen, and a guest is called as typed but for the spaces around it',
    on: 'start',
    must: (moment, earlier) => {
      const input = moment.event['input'] as InputFrom<OwnerBooking>;
      const begun = { ...moment, after: afterStart(ownerBookingMachine, { ...input, chosen: [PRESSED] }) };
      same(
        'another hour is chosen',
        [PRESSED.timeSlot],
        begun.after.context.chosen.map(({ timeSlot }) => timeSlot),
      );
      const guest: ChartEvent[] = [
        { type: 'whom.picked', whom: 'guest' },
        { type: 'guest.typed', name: ' Zé da Praia ' },
      ];
      const named = { ...begun, after: afterEvents(begun.after, ...guest) };
      const { code: _, ...order } = orderToSend(named.after);
      const sent = { order: { ...order, guestPlayerName: 'Zé da Praia' } };
      wouldStart({ type: 'reserve.pressed' }, 'makeOwnerReservation', sent)(named, earlier);
    },
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'the owner reserves for a player or a guest: what was named of either stays; reminder and voucher error are gone',
    on: 'whom.picked',
    must: [
      whomWith(({ event }) => ({ whom: event['whom'] as WhomOnScreen['whom'], isUnnamed: false, isMisdialled: false })),
      orderWith({ error: null, isReminded: false }),
      ...quietly,
    ],
  },
  {
    section: 'SPEC 5',
    says: 'a player picked or taken back is who plays, and answers the question who does; the order stays',
    on: 'player.picked',
    must: [
      saysOfWhom(({ event }) => ({ player: event['player'] as WhomOnScreen['player'] })),
      orderWith({ error: null }),
      ...quietly,
    ],
  },
  {
    section: 'RULES 13',
    says: 'a customer picked or taken back is who plays, and what was typed of a guest stays; the order stays',
    on: 'customer.picked',
    must: [
      saysOfWhom(({ event }) => ({ customer: event['customer'] as WhomOnScreen['customer'] })),
      orderStays,
      ...quietly,
    ],
  },
  {
    section: 'SPEC 5',
    says: "a guest's name stands as it is typed, and answers the question who plays; the order stays",
    on: 'guest.typed',
    must: [saysOfWhom(({ event }) => ({ guestName: String(event['name']) })), orderStays, ...quietly],
  },
  {
    section: 'SPEC 5',
    says: "a guest's phone stands as it is typed, digits only; whole or gone, nothing more is said of it",
    on: 'guestPhone.typed',
    must: [saysOfWhom(({ event }) => ({ guestPhone: String(event['phone']) })), orderStays, ...quietly],
  },
  {
    section: 'LOOK',
    says: "Reservar with a part of a guest's phone says what is missing, and sends nothing",
    on: RESERVING,
    when: (moment) =>
      hasHours(moment) && isNamed(describeWhom(moment.before)) && !isReachable(describeWhom(moment.before)),
    must: [whomWith(() => ({ isMisdialled: true, isUnnamed: false })), orderWith({ isReminded: false }), ...quietly],
  },
  {
    section: 'decisions 166',
    says: 'what is agreed on stands as it is typed, in place of the prices; a sum or nothing, nothing more is said of it',
    on: 'agreed.typed',
    must: [
      ({ event, before, after }) => {
        const agreed = String(event['agreed']);
        const sum = SUMS[agreed];
        const isMispriced = describeAgreed(before).isMispriced && agreed !== '' && sum === undefined;
        same('the price is another', { agreed, sum, isMispriced }, describeAgreed(after));
      },
      orderStays,
      ...quietly,
    ],
  },
  {
    section: 'decisions 166',
    says: 'Reservar with something that is no sum says so, and sends nothing',
    on: RESERVING,
    when: (moment) =>
      hasHours(moment) &&
      isNamed(describeWhom(moment.before)) &&
      isReachable(describeWhom(moment.before)) &&
      !isPriced(moment.before),
    must: [
      ({ after }) => same('nothing is said of the price', true, describeAgreed(after).isMispriced),
      orderWith({ isReminded: false }),
      ...quietly,
    ],
  },
  {
    section: 'decisions 166',
    says: 'what is agreed on is changed by nothing but its field',
    when: ({ event }) => event.type !== 'agreed.typed',
    must: ({ before, after }) => same('another price', describeAgreed(before).agreed, describeAgreed(after).agreed),
  },
  {
    section: 'SPEC 5',
    says: 'Reservar with hours but nobody named asks who plays, and sends nothing',
    on: RESERVING,
    when: (moment) => hasHours(moment) && !isNamed(describeWhom(moment.before)),
    must: [whomWith(() => ({ isUnnamed: true, isMisdialled: false })), orderWith({ isReminded: false }), ...quietly],
  },
  {
    section: 'SPEC 7, Reservations',
    says: "the order sent is exactly what is on screen, for the player or the guest named; a guest's has no voucher",
    on: RESERVING,
    when: (moment) =>
      hasHours(moment) &&
      isNamed(describeWhom(moment.before)) &&
      isReachable(describeWhom(moment.before)) &&
      isPriced(moment.before),
    must: [...orderIsSent, sendsOrder],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'once it is made the success is told once, and the page leads to that day among the reservations',
    on: 'done(makeOwnerReservation)',
    when: (moment, earlier) => tagIn(moment) === 'Made' && !wantedLink(earlier),
    must: [
      (moment, earlier) => {
        const day = toIsoDay(moment.before.context.day);
        emits({ type: 'ownerReservation.made', day })(moment, earlier);
        same('the page goes on', 'done', moment.after.status);
      },
      startsNot(),
    ],
  },
  {
    section: 'decisions 158',
    says: 'Reservar e enviar link without an hour asks for one, and sends nothing',
    on: 'reserveWithLink.pressed',
    when: (moment) => !hasHours(moment),
    must: [orderWith({ isReminded: true }), ...quietly],
  },
  {
    section: 'decisions 158',
    says: 'once it is reserved with a link this is told, the page stays, and the link of that reservation is made',
    on: 'done(makeOwnerReservation)',
    when: (moment, earlier) => tagIn(moment) === 'Made' && wantedLink(earlier),
    must: [
      emits({ type: 'reservation.made' }),
      isMakingLink,
      ({ event, after }) => same('another reservation', bookedIn(event), describeBooked(after)?.booked),
    ],
  },
  {
    section: 'decisions 158',
    says: 'a link that was made is there to be sent; the reservation is what it was',
    on: 'done(makeLink)',
    when: (moment) => tagIn(moment) === 'Linked',
    must: [
      ({ event, before, after }) => {
        const link: unknown = Reflect.get(Object(event['output']), 'link');
        same('it is shown otherwise', { ...atRest(before), link, linkless: null }, describeBooked(after));
      },
      ...quietly,
    ],
  },
  {
    section: 'decisions 158',
    says: 'a link that cannot be made says why, the reservation stands, and the link can be tried again',
    on: ['done(makeLink)', 'error(makeLink)', 'wait.abandoned', 'after(waitLimit)'],
    when: (moment) => moment.before.hasTag('linking') && tagIn(moment) !== 'Linked',
    must: [
      (moment) => {
        const linkless = moment.event.type.startsWith('xstate.done') ? messageIn(moment) : NO_ANSWER;
        same('it is told otherwise', { ...atRest(moment.before), linkless }, describeBooked(moment.after));
      },
      can({ type: 'link.retried' }, true),
      ...quietly,
    ],
  },
  {
    section: 'decisions 158',
    says: 'tried again, a link is made of the same reservation, which is not made again',
    on: 'link.retried',
    must: [isMakingLink, emits()],
  },
  {
    section: 'Decision 032',
    says: 'after 6 seconds without a link one may stop waiting for it, for 9 more',
    on: 'after(patience)',
    when: ({ before }) => before.hasTag('linking'),
    must: [
      waits('waitLimit', 9_000),
      ({ before, after }) =>
        same('it is shown otherwise', { ...describeBooked(before), isSlow: true }, describeBooked(after)),
      can({ type: 'wait.abandoned' }, true),
    ],
  },
  {
    section: 'decisions 158',
    says: 'nothing of a link is there before its reservation',
    must: ({ after }) =>
      same(
        'a link without its reservation',
        after.hasTag('booked') && after.context.booked !== null,
        describeBooked(after) !== null,
      ),
  },
  {
    section: 'RULES 5',
    says: 'what the desk says of the reservation stands as it is typed, and changes by nothing else',
    must: ({ event, before, after }) => {
      const { note } = describeNote(before);
      same('it says something else', event.type === 'note.typed' ? event['note'] : note, describeNote(after).note);
    },
  },
  {
    section: 'RULES 5',
    says: 'typing what the desk says changes nothing else',
    on: 'note.typed',
    must: [orderStays, saysOfWhom(() => ({})), ...quietly],
  },
  {
    section: 'SPEC 5',
    says: 'who plays is changed by nothing but its own fields',
    when: ({ event }) => !WHOM_EVENTS.has(event.type),
    must: ({ before, after }) => {
      const { isUnnamed: _, isMisdialled: __, isEditable: ___, ...named } = describeWhom(after);
      const { whom, player, customer, guestName, guestPhone } = describeWhom(before);
      same('another person plays', { whom, player, customer, guestName, guestPhone }, named);
    },
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'who plays can be changed with the order and not while it is sent; only the day asked about can be answered',
    must: (moment, earlier) => {
      const { isEditable } = orderOnScreen(moment.after);
      can({ type: 'whom.picked', whom: 'guest' }, isEditable)(moment, earlier);
      can({ type: 'player.picked', player: null }, isEditable)(moment, earlier);
      can({ type: 'customer.picked', customer: null }, isEditable)(moment, earlier);
      can({ type: 'guest.typed', name: '' }, isEditable)(moment, earlier);
      can({ type: 'guestPhone.typed', phone: '' }, isEditable)(moment, earlier);
      const isSending = moment.running.includes('makeOwnerReservation');
      can({ type: 'xstate.error.actor.makeOwnerReservation' }, isSending)(moment, earlier);
      const isAsking = orderOnScreen(moment.after).pendingDay !== null;
      can({ type: 'day.confirmed' }, isAsking)(moment, earlier);
      can({ type: 'day.declined' }, isAsking)(moment, earlier);
      same('the question is shown otherwise', isAsking, isAskingDay(moment.after));
      const whom = describeWhom(moment.after);
      same('it asks for who is known', false, whom.isUnnamed && isNamed(whom));
      same('it finds fault with a whole phone', false, whom.isMisdialled && isReachable(whom));
      same('the fields look otherwise', isEditable, describeWhom(moment.after).isEditable);
    },
  },
];

/** What the specification says of an owner's booking for a player or a guest. */
export const ownerBookingRules: readonly Rule<OwnerBooking>[] = [...orderRules, ...orderSendingRules, ...owners];
