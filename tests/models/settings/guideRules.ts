import { describeGuide, type GuidePlace, type guideMachine } from '../../../machines/settings/guide.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  type Rule,
  same,
  sends,
  sendsNothing,
  shows,
  starts,
  startsNot,
} from '../harness/rules.ts';

type Guide = typeof guideMachine;

/** In the order of the issue: courts, hours, payment, the page, publish. */
const ORDER: readonly GuidePlace[] = ['courts', 'hours', 'payment', 'profile', 'publish', 'published'];
const FORMS: Readonly<Partial<Record<GuidePlace, string>>> = {
  courts: 'guideCourts',
  hours: 'guideHours',
  payment: 'guidePayment',
  profile: 'guideProfile',
  publish: 'arenaPublication',
};

const section = 'decisions 083';
const placeBefore = ({ before }: Moment<Guide>): GuidePlace => describeGuide(before);
const isShown = (steps: number): Check<Guide> =>
  shows<Guide, GuidePlace | undefined>(describeGuide, (moment) => ORDER[ORDER.indexOf(placeBefore(moment)) + steps]);

/** The form of the step that is on screen, sent once. */
const asksForIt: Check<Guide> = (moment, earlier) => {
  const form = FORMS[describeGuide(moment.after)];
  if (form === undefined) return startsNot('submission')(moment, earlier);
  starts<Guide>('submission', () => ({ name: form, isOnce: true }))(moment, earlier);
};

export const guideRules: readonly Rule<Guide>[] = [
  {
    section,
    says: 'who comes back goes on where the arena’s data say that the guide stands',
    on: 'start',
    must: [
      shows<Guide, GuidePlace>(describeGuide, ({ after }) => after.context.place),
      starts('pass', () => ({ name: 'passGuideStep' })),
      asksForIt,
      sendsNothing,
      emits(),
    ],
  },
  {
    section,
    says: 'a step that is left behind is remembered by its name, and the next one is there at once',
    on: 'step.passed',
    must: [
      isShown(1),
      sends<Guide>('pass', (moment) => ({ type: 'command.requested', subject: placeBefore(moment) })),
      asksForIt,
      emits(),
    ],
  },
  {
    section,
    says: 'what a step’s form sent is kept by the server; the next step follows',
    on: 'done(submission)',
    must: [isShown(1), asksForIt, sendsNothing, emits()],
  },
  {
    section,
    says: 'one can go back step by step, which writes nothing',
    on: 'step.returned',
    must: [isShown(-1), asksForIt, sendsNothing, emits()],
  },
  {
    section,
    says: 'each step can be skipped; publishing cannot, and there is nothing before the first or after the last',
    must: (moment, earlier) => {
      const place = describeGuide(moment.after);
      can({ type: 'step.passed' }, !['publish', 'published'].includes(place))(moment, earlier);
      can({ type: 'step.returned' }, !['courts', 'published'].includes(place))(moment, earlier);
      same('a form runs unseen, or none is there', place !== 'published', moment.running.includes('submission'));
    },
  },
];
