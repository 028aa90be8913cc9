import {
  describeProfileCompletion,
  type profileCompletionMachine,
} from '../../../machines/booking/profileCompletion.ts';
import { can, type Check, emits, ends, type Rule, same, shows, starts, startsNot, waits } from '../harness/rules.ts';

type ProfileCompletion = typeof profileCompletionMachine;

const PATIENCE_MS = 6_000;
/** 15 seconds are the longest wait, of which 6 are over. */
const WAIT_LIMIT_MS = 9_000;

const tagIn = (event: object): unknown => Reflect.get(Object(Reflect.get(event, 'output')), '_tag');
const looks = (isBusy: boolean, isSlow = false): Check<ProfileCompletion> => {
  return ({ after }) =>
    same('it looks otherwise', { isBusy, isSlow }, { isBusy: after.hasTag('busy'), isSlow: after.hasTag('slow') });
};
const isOver = (isComplete: boolean): readonly Check<ProfileCompletion>[] => [
  ({ after }) => same('it ends otherwise', ['done', { isComplete }], [after.status, after.output]),
  startsNot(),
];
const formIsBack = [looks(false), can({ type: 'profile.submitted', profile: null }), startsNot()];

/** What the specification says of the dialog 'complete registration'. */
export const profileCompletionRules: readonly Rule<ProfileCompletion>[] = [
  {
    section: 'SPEC 5',
    says: 'the dialog opens with its form, and sends nothing by itself',
    on: 'start',
    must: [...formIsBack, shows(describeProfileCompletion, { submitted: null, refused: {} }), emits()],
  },
  {
    section: 'SPEC 7, Arenas, players, courts',
    says: 'city, phone and gender are sent exactly as they were given, and after 6 seconds one may stop waiting',
    on: 'profile.submitted',
    must: [
      looks(true),
      starts('saveProfile', ({ event }) => ({ profile: event['profile'] })),
      waits('patience', PATIENCE_MS),
      emits(),
    ],
  },
  {
    section: 'SPEC 5',
    says: 'once it is saved that is told once, and whoever asked goes on with a complete profile',
    on: 'done(saveProfile)',
    when: ({ event }) => tagIn(event) === 'Saved',
    must: [...isOver(true), emits({ type: 'profile.completed' })],
  },
  {
    section: 'SPEC 8',
    says: "a failure is told in the server's words, else in the general ones, and the form is open again",
    on: ['done(saveProfile)', 'error(saveProfile)'],
    when: ({ event }) => tagIn(event) !== 'Saved',
    must: [
      ...formIsBack,
      (moment, earlier) => {
        const message = Reflect.get(Object(moment.event['output']), 'message');
        emits({ type: 'profile.failed', message })(moment, earlier);
      },
    ],
  },
  {
    section: 'SPEC 8',
    says: 'what the server refuses of the form is said at its fields, of what was sent last',
    on: ['done(saveProfile)', 'error(saveProfile)', 'profile.submitted'],
    must: shows(describeProfileCompletion, ({ event, after }) => ({
      submitted: after.context.profile,
      refused: Reflect.get(Object(event['output']), 'fields') ?? {},
    })),
  },
  {
    section: 'Decision 032',
    says: 'after 6 seconds without an answer one may stop waiting, while it is still awaited, for 9 more',
    on: 'after(patience)',
    must: [looks(true, true), waits('waitLimit', WAIT_LIMIT_MS), startsNot(), emits()],
  },
  {
    section: 'Decision 032',
    says: 'a wait given up ends the call, it is told that nobody knows, and the form is open again',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: [...formIsBack, ends('saveProfile'), emits({ type: 'profile.unanswered' })],
  },
  {
    section: 'SPEC 5',
    says: 'whoever closes the dialog has no complete profile: nothing is sent or told',
    on: 'profile.dismissed',
    must: [...isOver(false), emits()],
  },
  {
    section: 'RULES 1',
    says: 'while it is sent it can be neither sent again nor closed; only the wait can end, once it is long, or the call break',
    must: (moment, earlier) => {
      const { after, running } = moment;
      const isSending = running.includes('saveProfile');
      const isOpen = after.status === 'active' && !isSending;
      can({ type: 'profile.submitted', profile: null }, isOpen)(moment, earlier);
      can({ type: 'profile.dismissed' }, isOpen)(moment, earlier);
      can({ type: 'wait.abandoned' }, isSending && after.hasTag('slow'))(moment, earlier);
      can({ type: 'xstate.error.actor.saveProfile' }, isSending)(moment, earlier);
      same('it is busy otherwise', isSending, after.hasTag('busy'));
    },
  },
];
