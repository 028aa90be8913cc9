import { describeFeed, type calendarFeedMachine } from '../../../machines/account/calendarFeed.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, type Rule, shows, starts, startsNot, waits } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Feed = typeof calendarFeedMachine;
type View = ReturnType<typeof describeFeed>;

const shown = (view: Partial<View>): Check<Feed> =>
  shows(
    (snapshot) => {
      const whole = describeFeed(snapshot);
      return { asks: whole.asks, isBusy: whole.isBusy };
    },
    { asks: null, isBusy: false, ...view },
  );
const hasFeed = ({ before }: Moment<Feed>) => describeFeed(before).since !== null;
/** The address is known, or not known, as before. */
const keepsAddress: Check<Feed> = (moment, earlier) => {
  const { since, secret } = describeFeed(moment.before);
  shows<Feed, unknown>((snapshot) => [describeFeed(snapshot).since, describeFeed(snapshot).secret], [since, secret])(
    moment,
    earlier,
  );
};

/** What is said of an address that shows when and where somebody plays. */
export const calendarFeedRules: readonly Rule<Feed>[] = [
  {
    section: 'RULES 2',
    says: 'nothing is made or ended by looking, and an address that another page made is not shown',
    on: 'start',
    must: [shown({}), startsNot(), emits(), shows(({ context }) => context.secret, null)],
  },
  {
    section: 'RULES 2',
    says: 'the first address is made at one press, and the wait for it has an end',
    on: 'feed.requested',
    must: [shown({ isBusy: true }), starts('makeFeed'), waits('readLimit', 8_000), emits()],
  },
  {
    section: 'DESIGN 8',
    says: 'what ends an address that programs read asks first, and does nothing yet',
    on: 'renewal.requested',
    must: [shown({ asks: 'renewal' }), startsNot(), emits(), keepsAddress],
  },
  {
    section: 'DESIGN 8',
    says: 'so does what ends it for good',
    on: 'end.requested',
    must: [shown({ asks: 'end' }), startsNot(), emits(), keepsAddress],
  },
  {
    section: 'DESIGN 8',
    says: 'who declines keeps the address',
    on: 'question.declined',
    must: [shown({}), startsNot(), emits(), keepsAddress],
  },
  {
    section: 'RULES 2',
    says: 'another address is made once the person has said so',
    on: 'renewal.confirmed',
    must: [
      shown({ asks: 'renewal', isBusy: true }),
      starts('makeFeed'),
      startsNot('endFeed'),
      waits('readLimit', 8_000),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'it ends once the person has said so',
    on: 'end.confirmed',
    must: [
      shown({ asks: 'end', isBusy: true }),
      starts('endFeed'),
      startsNot('makeFeed'),
      waits('readLimit', 8_000),
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'a new address is shown, this once, with the moment since which it holds',
    on: 'done(makeFeed)',
    when: replied('Made'),
    must: [
      shown({}),
      startsNot(),
      emits({ type: 'feed.made' }),
      (moment, earlier) => {
        const { secret, since }: { readonly secret?: unknown; readonly since?: unknown } = moment.event['output'] ?? {};
        shows<Feed, unknown>(
          (snapshot) => [describeFeed(snapshot).secret, describeFeed(snapshot).since],
          [secret, since],
        )(moment, earlier);
      },
    ],
  },
  {
    section: 'RULES 2',
    says: 'an ended address is nowhere any more',
    on: 'done(endFeed)',
    when: replied('Ended'),
    must: [
      shown({}),
      startsNot(),
      emits({ type: 'feed.ended' }),
      shows<Feed, unknown>((snapshot) => [describeFeed(snapshot).secret, describeFeed(snapshot).since], [null, null]),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure is said in words, and leaves what there was: it can be tried again',
    on: ['done(makeFeed)', 'error(makeFeed)', 'done(endFeed)', 'error(endFeed)'],
    when: repliedElse('Made', 'Ended'),
    must: [
      shown({}),
      startsNot(),
      keepsAddress,
      (moment, earlier) => emits({ type: 'feed.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'an answer that does not come is given up after the wait, in words',
    on: 'after(readLimit)',
    must: [
      shown({}),
      startsNot(),
      keepsAddress,
      emits({ type: 'feed.failed', message: 'O servidor demorou demais para responder. Tente novamente.' }),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'each deed is offered where it has a meaning, and none twice',
    must: (moment, earlier) => {
      const { asks, isBusy, since } = describeFeed(moment.after);
      const isFree = asks === null && !isBusy;
      can({ type: 'feed.requested' }, isFree && since === null)(moment, earlier);
      for (const type of ['renewal.requested', 'end.requested'])
        can({ type }, isFree && since !== null)(moment, earlier);
      can({ type: 'renewal.confirmed' }, asks === 'renewal' && !isBusy)(moment, earlier);
      can({ type: 'end.confirmed' }, asks === 'end' && !isBusy)(moment, earlier);
      can({ type: 'question.declined' }, asks !== null && !isBusy)(moment, earlier);
    },
  },
  {
    section: 'RULES 2',
    says: 'whoever had an address has it, or another one, or ended it themselves',
    when: hasFeed,
    must: (moment, earlier) => {
      const isOver = moment.event.type === 'xstate.done.actor.endFeed' && replied('Ended')(moment);
      shows<Feed, boolean>((snapshot) => describeFeed(snapshot).since !== null, !isOver)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('makeFeed', 'endFeed'),
  },
];
