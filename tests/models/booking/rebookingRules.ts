import { messageOf } from '../../../machines/outcome.ts';
import {
  type ChoiceOutcome,
  describeRebooking,
  type rebookingMachine,
  type RebookingReading,
  type RebookingWish,
} from '../../../machines/booking/rebooking.ts';
import type { Moment } from '../harness/moments.ts';
import { afterStart, answers } from '../harness/nextSteps.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse } from '../session/replies.ts';

type Chart = typeof rebookingMachine;
type View = ReturnType<typeof describeRebooking>;
type At = Moment<Chart>;

const SECTION = 'decisions 111';
const shown = (now: (moment: At) => Partial<View>): Check<Chart> =>
  shows(describeRebooking, (moment) => ({ ...describeRebooking(moment.before), ...now(moment) }));
const reading = ({ event }: At) => event['output'] as RebookingReading;
const rebookingIn = (moment: At) => Reflect.get(Object(moment.event['output']), 'rebooking') as View['rebooking'];
const stateIn = (moment: At) => rebookingIn(moment)?.state;
const isOpening = ({ before }: At) => describeRebooking(before).shown !== 'offered';
const reads: readonly Check<Chart>[] = [
  starts('readRebooking', ({ after }) => ({
    reservation: after.context.reservation,
    day: describeRebooking(after).day,
  })),
  waits('readLimit', 8_000),
];
const wishOf = (moment: At) => moment.event['wish'] as RebookingWish;
const isAsked = (view: View) => view.wish !== null;
const CREDIT = { type: 'wish.made', wish: { choice: 'credit' } };
const REFUND = { type: 'wish.made', wish: { choice: 'refund' } };
const TOO_LONG = 'O servidor demorou demais para responder. Tente novamente.';

/** What decision 111 says of the player's choice. */
export const rebookingRules: readonly Rule<Chart>[] = [
  {
    section: SECTION,
    says: 'the page asks at once what can be chosen, for 8 seconds at most, and leaves the day to the server',
    on: 'start',
    must: [shows((at) => describeRebooking(at).shown, 'opening'), ...reads],
  },
  {
    section: SECTION,
    says: 'what is offered is on screen with the days from today to the last one, at the day that has the free hours',
    on: 'done(readRebooking)',
    when: (moment) => stateIn(moment) === 'offered' && isOpening(moment),
    must: [
      shown((moment) => ({
        shown: 'offered',
        hours: 'known',
        rebooking: rebookingIn(moment),
        day: rebookingIn(moment)?.day ?? null,
      })),
      starts('dayStrip', (moment) => {
        const { today, day, lastDay } = rebookingIn(moment) ?? {};
        return { today, shown: day, last: lastDay };
      }),
    ],
  },
  {
    section: SECTION,
    says: 'the free hours of another day replace those on screen; the days stay where they are',
    on: 'done(readRebooking)',
    when: (moment) => stateIn(moment) === 'offered' && !isOpening(moment),
    must: [
      shown((moment) => ({
        hours: 'known',
        rebooking: rebookingIn(moment),
        day: rebookingIn(moment)?.day ?? null,
      })),
      startsNot(),
    ],
  },
  {
    section: SECTION,
    says: 'what was chosen already, or taken back by the arena, is said and offers nothing',
    on: 'done(readRebooking)',
    when: (moment) => replied('Read')(moment) && stateIn(moment) !== 'offered',
    must: [
      shown((moment) => ({
        shown: stateIn(moment) ?? '',
        hours: 'known',
        rebooking: rebookingIn(moment),
        day: rebookingIn(moment)?.day ?? null,
      })),
      can(CREDIT, false),
      startsNot(),
      ends('dayStrip'),
    ],
  },
  {
    section: SECTION,
    says: 'a reservation with nothing to choose says so, and can be asked for again',
    on: 'done(readRebooking)',
    when: replied('Unknown'),
    must: [shown(() => ({ shown: 'unknown', hours: 'known' })), can({ type: 'read.retried' }), can(CREDIT, false)],
  },
  {
    section: 'SPEC 8',
    says: 'a failure is said in the server’s words: of the page, or of the day alone, whose neighbours stay in reach',
    on: 'done(readRebooking)',
    when: repliedElse('Read', 'Unknown'),
    must: [
      shown((moment) => {
        const reason = messageOf(reading(moment)) ?? '';
        return isOpening(moment) ? { shown: 'failed', reason } : { hours: 'unread', reason };
      }),
      can({ type: 'read.retried' }),
      startsNot(),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure that nobody can explain says nothing that is not so',
    on: 'error(readRebooking)',
    must: shown((moment) => (isOpening(moment) ? { shown: 'failed', reason: '' } : { hours: 'unread', reason: '' })),
  },
  {
    section: 'decisions 032',
    says: 'after 8 seconds nobody waits for free hours any more, and it is said that the server took too long',
    on: 'after(readLimit)',
    must: [
      shown((moment) =>
        isOpening(moment) ? { shown: 'failed', reason: TOO_LONG } : { hours: 'unread', reason: TOO_LONG },
      ),
      ends('readRebooking'),
    ],
  },
  {
    section: SECTION,
    says: 'another day is asked for at once, by itself, and nothing is decided by it',
    on: 'day.picked',
    must: [shown(({ event }) => ({ hours: 'reading', day: event['day'] as View['day'] })), ...reads, emits()],
  },
  {
    section: 'SPEC 8',
    says: 'another try asks for the same',
    on: 'read.retried',
    must: [shown((moment) => (isOpening(moment) ? { shown: 'opening' } : { hours: 'reading' })), ...reads],
  },
  {
    section: SECTION,
    says: 'no choice is made by one tap: it is asked first, as it stood on screen, and nothing is sent',
    on: 'wish.made',
    must: [
      shown((moment) => ({ wish: wishOf(moment) })),
      startsNot(),
      emits(),
      can({ type: 'wish.confirmed' }),
      can({ type: 'day.picked', day: { day: 1, month: 3, year: 2028 } }, false),
    ],
  },
  {
    section: SECTION,
    says: 'a PIX can come back by itself; what the desk received cannot',
    when: ({ after }) => {
      const view = describeRebooking(after);
      return view.shown === 'offered' && view.hours === 'known' && !isAsked(view);
    },
    must: ({ after }) => {
      const rebooking = { ...describeRebooking(after).rebooking, byPix: false };
      const atDesk = afterStart(
        after.machine,
        { reservation: '' },
        answers('readRebooking', { _tag: 'Read', rebooking }),
      );
      same('a refund can be asked for', [true, false], [after.can(REFUND as never), atDesk.can(REFUND as never)]);
      same('a credit can be asked for', true, after.can(CREDIT as never));
    },
  },
  {
    section: SECTION,
    says: 'who declines is where they were, with nothing sent',
    on: 'wish.declined',
    must: [shown(() => ({ wish: null })), startsNot(), emits(), can(CREDIT)],
  },
  {
    section: SECTION,
    says: 'what was confirmed is sent, once and as it was asked; its wait has an end',
    on: 'wish.confirmed',
    must: [
      shown(() => ({ isBusy: true })),
      starts('choose', ({ before }) => ({
        reservation: before.context.reservation,
        wish: describeRebooking(before).wish,
      })),
      waits('patience', 6_000),
      emits(),
    ],
  },
  {
    section: 'RULES 1',
    says: 'while it is sent nothing else can be asked for',
    when: ({ after }) => describeRebooking(after).isBusy,
    must: [can(CREDIT, false), can({ type: 'wish.confirmed' }, false), can({ type: 'wish.declined' }, false)],
  },
  {
    section: SECTION,
    says: 'what was chosen is said, and all that shows the reservation is told',
    on: 'done(choose)',
    when: replied('Chosen'),
    must: [
      shown((moment) => ({
        shown: stateIn(moment) ?? '',
        rebooking: rebookingIn(moment),
        day: rebookingIn(moment)?.day ?? null,
        wish: null,
        isBusy: false,
        isSlow: false,
      })),
      emits({ type: 'rebooking.chosen' }),
      startsNot(),
    ],
  },
  {
    section: SECTION,
    says: 'a refusal is told in the server’s words, and what is free is read again',
    on: ['done(choose)', 'error(choose)'],
    when: repliedElse('Chosen'),
    must: [
      shown(() => ({ wish: null, isBusy: false, isSlow: false, hours: 'reading' })),
      (moment, earlier) => {
        const message = moment.event['output'] ? messageOf(moment.event['output'] as ChoiceOutcome) : undefined;
        emits({ type: 'rebooking.failed', message })(moment, earlier);
      },
      ...reads,
    ],
  },
  {
    section: 'decisions 032',
    says: 'after 6 seconds the person may stop waiting; the call goes on, and 9 seconds later the wait ends by itself',
    on: 'after(patience)',
    must: [
      shown(() => ({ isSlow: true })),
      can({ type: 'wait.abandoned' }),
      waits('waitLimit', 9_000),
      startsNot(),
      emits(),
    ],
  },
  {
    section: 'decisions 032',
    says: 'who stops waiting is told that nobody knows whether it was chosen, and what became of it is read',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: [
      shown(() => ({ wish: null, isBusy: false, isSlow: false, hours: 'reading' })),
      emits({ type: 'rebooking.unanswered' }),
      ends('choose'),
      ...reads,
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('readRebooking', 'choose'),
  },
];
