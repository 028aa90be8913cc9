import { describeMove, type moveMachine } from '../../../machines/agenda/move.ts';
import type { Movable, MoveOutcome } from '../../../machines/agenda/moveSetup.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';

type Move = typeof moveMachine;
type MoveMoment = Moment<Move>;
type Shown = ReturnType<typeof describeMove>;

const section = 'RULES 4';
const CALM: Shown = { carried: null, pricing: null, isBusy: false, isSlow: false };
const SENDING: Shown = { ...CALM, isBusy: true };
const NOBODY_KNOWS = ['wait.abandoned', 'after(waitLimit)'] as const;

const reservationIn = ({ event }: MoveMoment) => event['reservation'] as Movable;
const outcomeIn = ({ event }: MoveMoment) => event['output'] as MoveOutcome;
const tagIn = (moment: MoveMoment) => (outcomeIn(moment) as MoveOutcome | undefined)?._tag;
const shown =
  (given: Shown | ((moment: MoveMoment, earlier: readonly MoveMoment[]) => Shown)): Check<Move> =>
  (moment, earlier) => {
    const wanted = typeof given === 'function' ? given(moment, earlier) : given;
    shows<Move, Shown>(describeMove, wanted)(moment, earlier);
  };

const isAsked = ({ event }: MoveMoment) => event.type === 'move.requested' || event.type === 'resize.requested';
const hasHours = ({ event }: MoveMoment) => (event['hours'] as readonly unknown[] | undefined)?.length !== 0;
/** What was asked for last: the reservation, and whether a place was to be chosen for it. */
const lastAsked = (earlier: readonly MoveMoment[]) => earlier.findLast(isAsked);
const carriedOf = (earlier: readonly MoveMoment[]): Movable | null => {
  const asked = lastAsked(earlier);
  return asked?.event.type === 'move.requested' ? reservationIn(asked) : null;
};
/** A reservation that was picked up in the grid is held again; one that was made longer is as before. */
const isBack = shown((_, earlier) => ({ ...CALM, carried: carriedOf(earlier) }));

/** The hours and the day that were asked for last. */
const wishIn = (earlier: readonly MoveMoment[]) => {
  const asked = earlier.findLast(({ event }) => event.type === 'resize.requested' || event.type === 'place.chosen');
  if (!asked) throw new Error('No hours were asked for');
  const { hours, date } = asked.event;
  return { date: date ?? reservationIn(asked).date, hours };
};

/** The price that the person saw goes with it, so that the server can tell another one. */
const sendsWish =
  (wish: (moment: MoveMoment) => object): Check<Move> =>
  (moment, earlier) => {
    const asked = isAsked(moment) ? moment : lastAsked(earlier);
    if (!asked) throw new Error('Nothing was asked for');
    const { id, totalValue } = reservationIn(asked);
    starts<Move>('send', () => ({ id, totalValue, ...wish(moment) }))(moment, earlier);
  };

export const moveRules: readonly Rule<Move>[] = [
  {
    section,
    says: 'until it is asked for nothing is moved',
    on: 'start',
    must: [shown(CALM), startsNot(), emits()],
  },
  {
    section,
    says: 'a reservation to be moved is held until a place is chosen for it, and nothing is sent before',
    on: 'move.requested',
    must: [shown((moment) => ({ ...CALM, carried: reservationIn(moment) })), startsNot('send', 'submission'), emits()],
  },
  {
    section,
    says: 'the chosen hours are asked for at the price on screen',
    on: 'place.chosen',
    when: hasHours,
    must: [
      sendsWish(({ event: { date, hours } }) => ({ date, hours })),
      shown(SENDING),
      waits('patience', 6_000),
      startsNot('submission'),
      emits(),
    ],
  },
  {
    section,
    says: 'where it does not fit, the person is told so, and holds it still',
    on: 'place.chosen',
    when: (moment) => !hasHours(moment),
    must: [isBack, startsNot(), emits({ type: 'move.failed', message: 'A reserva não cabe aí.' })],
  },
  {
    section,
    says: 'an hour more or less is asked for on the same day at the price on screen, without a place to choose',
    on: 'resize.requested',
    must: [
      sendsWish((moment) => ({ date: reservationIn(moment).date, hours: moment.event['hours'] })),
      shown(SENDING),
      startsNot('submission', 'followKeys'),
      emits(),
    ],
  },
  {
    section,
    says: 'who thinks better of it has moved nothing',
    on: 'move.dropped',
    must: [shown(CALM), ends('followKeys'), startsNot(), emits()],
  },
  {
    section,
    says: 'what was moved is told, and nothing is held any more',
    on: 'done(send)',
    when: (moment) => tagIn(moment) === 'Moved',
    must: [shown(CALM), startsNot(), emits({ type: 'reservation.moved' })],
  },
  {
    section,
    says: 'a price that differs is shown before anything is done, with what would have to go back',
    on: 'done(send)',
    when: (moment) => tagIn(moment) === 'PriceDiffers',
    must: [
      shown((moment, earlier) => {
        const asked = lastAsked(earlier);
        const { totalValue, excess } = outcomeIn(moment) as MoveOutcome & { totalValue: number; excess: number };
        if (!asked) throw new Error('Nothing was asked for');
        const pricing = { reservation: reservationIn(asked), wish: wishIn(earlier), price: { totalValue, excess } };
        return { ...CALM, pricing: pricing as Shown['pricing'] };
      }),
      starts('submission', () => ({ name: 'newPrice', isOnce: true })),
      startsNot('send'),
      emits(),
    ],
  },
  {
    section,
    says: 'a refusal is told in its words, and another place can be chosen',
    on: ['done(send)', 'error(send)'],
    when: (moment) => !['Moved', 'PriceDiffers'].includes(tagIn(moment) ?? ''),
    must: [
      isBack,
      startsNot('send', 'submission'),
      (moment, earlier) => {
        const output = moment.event['output'] as { readonly message?: string } | undefined;
        emits({ type: 'move.failed', message: output?.message })(moment, earlier);
      },
    ],
  },
  {
    section: 'LOOK',
    says: 'after six seconds the wait can be left',
    on: 'after(patience)',
    must: [shown({ ...SENDING, isSlow: true }), waits('waitLimit', 9_000), startsNot(), emits()],
  },
  {
    section: 'LOOK',
    says: 'whoever waited in vain is told that nobody knows, and holds the reservation again',
    on: [...NOBODY_KNOWS],
    must: [isBack, ends('send'), startsNot('send', 'submission'), emits({ type: 'move.unanswered' })],
  },
  {
    section,
    says: 'a new price that was not agreed to moves nothing, and another place can be chosen',
    on: 'dialog.closed',
    must: [isBack, ends('submission'), startsNot('send', 'submission'), emits()],
  },
  {
    section,
    says: 'a new price that was agreed to is the end of it',
    on: 'done(submission)',
    must: [shown(CALM), startsNot(), emits()],
  },
  {
    section,
    says: 'one reservation is moved at a time',
    must: (moment, earlier) => {
      const { carried, pricing, isBusy } = describeMove(moment.after);
      const reservation = { id: 'x', date: { day: 1, month: 1, year: 2028 }, hours: [], totalValue: 0 };
      const isFree = !isBusy && pricing === null && carried === null;
      can({ type: 'move.requested', reservation }, isFree)(moment, earlier);
      can({ type: 'resize.requested', reservation, hours: [] }, isFree)(moment, earlier);
      can({ type: 'move.dropped' }, carried !== null)(moment, earlier);
      can({ type: 'dialog.closed' }, pricing !== null)(moment, earlier);
      same('keys are heard at another time', carried !== null, moment.running.includes('followKeys'));
    },
  },
];
