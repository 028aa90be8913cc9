import type { InputFrom } from 'xstate';
import { describeOffer, type offerMachine } from '../../../machines/waiting/offer.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { replied, repliedElse } from '../session/replies.ts';

type Offer = typeof offerMachine;
type View = ReturnType<typeof describeOffer>;

const SECTION = 'decisions 101';
const TEN_MINUTES = 600_000;
const DECLINE = { type: 'decline.pressed' };
const shown = (view: Partial<View> = {}) =>
  shows<Offer, View>(describeOffer, { shown: 'standing', isBusy: false, isSlow: false, ...view });
/** The time of the offer is not counted anew. */
const timeGoesOn: Check<Offer> = ({ timers }) => same('its time begins anew', undefined, timers['offerEnd']);
const isOpen = [shown(), can(DECLINE), ends('decline'), startsNot(), timeGoesOn];

/** What decision 101 says of hours that the queue offers to a player. */
export const offerRules: readonly Rule<Offer>[] = [
  {
    section: SECTION,
    says: 'the first in line has the hours for ten minutes, or what the server says is left of them, to take or to decline',
    on: 'start',
    must: [
      shown(),
      can(DECLINE),
      startsNot(),
      emits(),
      (moment, earlier) => {
        const { secondsLeft } = moment.event['input'] as InputFrom<Offer>;
        waits('offerEnd', secondsLeft * 1_000)(moment, earlier);
        same('the sample is another', TEN_MINUTES, secondsLeft * 1_000);
      },
    ],
  },
  {
    section: SECTION,
    says: 'when the time is over it is the turn of the next, and nothing can be done any more',
    on: 'after(offerEnd)',
    must: [shown({ shown: 'lapsed' }), can(DECLINE, false), ends('decline'), emits()],
  },
  {
    section: SECTION,
    says: 'no is said of that very offer, once; the time of the offer goes on',
    on: 'decline.pressed',
    must: [
      shown({ isBusy: true }),
      starts('decline', ({ before }) => ({ offer: before.context.offer })),
      can(DECLINE, false),
      timeGoesOn,
      waits('patience', 6_000),
      emits(),
    ],
  },
  {
    section: SECTION,
    says: 'what was declined is the next one’s, which is told, and the queues are read again',
    on: 'done(decline)',
    when: replied('Declined'),
    must: [shown({ shown: 'declined' }), can(DECLINE, false), emits({ type: 'offer.declined' })],
  },
  {
    section: SECTION,
    says: 'how long an offer lasts only the server decides: one that is over there is over here',
    on: 'done(decline)',
    when: replied('Over'),
    must: [shown({ shown: 'lapsed' }), can(DECLINE, false), emits()],
  },
  {
    section: 'SPEC 8',
    says: 'a failure is told in the server’s words, and the hours are still the player’s',
    on: 'done(decline)',
    when: repliedElse('Declined', 'Over'),
    must: [
      ...isOpen,
      (moment, earlier) => {
        const message = Reflect.get(Object(moment.event['output']), 'message');
        emits({ type: 'offer.failed', message })(moment, earlier);
      },
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure that nobody can explain is told in general words',
    on: 'error(decline)',
    must: [...isOpen, emits({ type: 'offer.failed', message: undefined })],
  },
  {
    section: 'decisions 032',
    says: 'after 6 seconds the wait can be left, and after 9 more it ends by itself',
    on: 'after(patience)',
    must: [shown({ isBusy: true, isSlow: true }), can({ type: 'wait.abandoned' }), waits('waitLimit', 9_000), emits()],
  },
  {
    section: 'decisions 032',
    says: 'a wait that was left or has ended is told as unanswered, and no can be said again',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: [...isOpen, emits({ type: 'offer.unanswered' })],
  },
  {
    section: SECTION,
    says: 'nobody is asked anything unless the player says no',
    must: ({ after, running }) => same('something else runs', describeOffer(after).isBusy ? ['decline'] : [], running),
  },
];
