import { messageOf } from '../../../machines/outcome.ts';
import { type ClearOutcome, describeScore, type scoreMachine } from '../../../machines/tournament/score.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  isIn,
  keeps,
  type Rule,
  same,
  shows,
  starts,
  startsNot,
  waits,
} from '../harness/rules.ts';
import { answers, wouldShow } from '../harness/nextSteps.ts';

type Score = typeof scoreMachine;

const READ_LIMIT_MS = 8_000;
const clear = { type: 'clear.requested' };
const confirm = { type: 'clear.confirmed' };
const offline = answers('clearScore', { _tag: 'Offline', message: 'Sem conexão' });

const opensForm = starts<Score>('submission', () => ({ name: 'score', isOnce: true }));
const asks = (isAsking: boolean) =>
  shows<Score, boolean>((snapshot) => describeScore(snapshot).isAskingToClear, isAsking);
const isBusy = (busy: boolean) => shows<Score, boolean>((snapshot) => describeScore(snapshot).isBusy, busy);
const tells = (refusal: string) => shows<Score, string>((snapshot) => describeScore(snapshot).refusal, refusal);
const sameMatch = keeps<Score>((snapshot) => ({
  ...describeScore(snapshot),
  refusal: '',
  isAskingToClear: false,
  isDeclaring: false,
  isBusy: false,
}));
const declares = (isDeclaring: boolean) =>
  shows<Score, boolean>((snapshot) => describeScore(snapshot).isDeclaring, isDeclaring);
const declare = { type: 'walkover.requested' };
const formAgain: readonly Check<Score>[] = [
  sameMatch,
  asks(false),
  declares(false),
  isBusy(false),
  opensForm,
  startsNot('clearScore'),
  ends('clearScore'),
  can(clear),
  can(confirm, false),
];
const isOver: readonly Check<Score>[] = [
  ({ after }) => same('it goes on', 'done', after.status),
  ({ running }) => same('something still runs', [], running),
  sameMatch,
  isBusy(false),
  asks(false),
];
const outcome = ({ event }: Moment<Score>) => event['output'] as ClearOutcome | undefined;
const isCleared = (moment: Moment<Score>) => outcome(moment)?._tag === 'Cleared';

/** What the specification says of the score of one match. */
export const scoreRules: readonly Rule<Score>[] = [
  {
    section: 'SPEC 7, Events and tournaments',
    says: 'the modal opens for this match, with the form of its score',
    on: 'start',
    must: [
      (moment, earlier) =>
        shows(describeScore, {
          ...(moment.event['input'] as { match: string }),
          refusal: '',
          isAskingToClear: false,
          isDeclaring: false,
          isBusy: false,
        })(moment, earlier),
      opensForm,
      startsNot('clearScore'),
      emits(),
      can(confirm, false),
    ],
  },
  {
    section: 'SPEC 8',
    says: 'after a score is saved the modal closes, and nothing is sent twice',
    on: 'done(submission)',
    must: [...isOver, startsNot(), emits()],
  },
  {
    section: 'RULES 8',
    says: 'a match without a score can be decided by a walkover instead, as long as its form is open',
    when: ({ after }) => describeScore(after).match === 'without-a-score' && isIn(after, 'typing'),
    must: can(declare),
  },
  {
    section: 'RULES 8',
    says: 'a walkover asks which side did not play, in a form of its own; nothing is sent before that',
    on: 'walkover.requested',
    must: [
      sameMatch,
      declares(true),
      isBusy(false),
      tells(''),
      starts('submission', () => ({ name: 'walkover', isOnce: true })),
      startsNot('clearScore'),
      emits(),
      can(clear, false),
      can(declare, false),
      can({ type: 'walkover.declined' }),
    ],
  },
  {
    section: 'RULES 8',
    says: 'the match is played after all: the form of its score is there again',
    on: 'walkover.declined',
    must: [...formAgain, tells(''), emits()],
  },
  {
    section: 'RULES 8',
    says: 'a score can be cleared, as long as its form is open',
    when: ({ running, after }) => running.includes('submission') && describeScore(after).match === 'with-a-score',
    must: can(clear),
  },
  {
    section: 'RULES 8',
    says: 'clearing a score asks first: nothing is sent, and the question can be answered either way',
    on: 'clear.requested',
    must: [
      sameMatch,
      asks(true),
      isBusy(false),
      tells(''),
      startsNot(),
      ends('submission'),
      emits(),
      can(confirm),
      can({ type: 'clear.declined' }),
    ],
  },
  {
    section: 'RULES 8',
    says: 'declining changes nothing: the form is there again',
    on: 'clear.declined',
    must: [...formAgain, tells(''), emits()],
  },
  {
    section: 'RULES 8',
    says: 'confirmed, the score of this very match is taken back; the wait ends after 8 seconds',
    on: 'clear.confirmed',
    must: [
      sameMatch,
      asks(false),
      isBusy(true),
      starts('clearScore', ({ before }) => ({ match: describeScore(before).match })),
      startsNot('submission'),
      waits('readLimit', READ_LIMIT_MS),
      emits(),
    ],
  },
  {
    section: 'RULES 1',
    says: 'while a score is taken back nothing is sent twice, and without an answer it is not called done',
    when: ({ after }) => describeScore(after).isBusy,
    must: [
      can(clear, false),
      can(confirm, false),
      can({ type: 'clear.declined' }, false),
      ends('submission'),
      wouldShow(offline, (snapshot) => describeScore(snapshot).refusal, 'Sem conexão'),
      wouldShow(offline, ({ status }) => status, 'active'),
    ],
  },
  {
    section: 'RULES 8',
    says: 'a cleared score is told once, and the modal closes',
    on: 'done(clearScore)',
    when: isCleared,
    must: [...isOver, emits({ type: 'score.cleared' }), startsNot()],
  },
  {
    section: 'RULES 8',
    says: "'A próxima partida já tem placar.': the server's reason is told, stays on screen, and the score stays",
    on: 'done(clearScore)',
    when: (moment) => !isCleared(moment),
    must: [
      ...formAgain,
      (moment, earlier) => {
        const message = messageOf(outcome(moment) ?? { _tag: 'Unknown' });
        tells(message ?? '')(moment, earlier);
        emits({ type: 'score.failed', message })(moment, earlier);
      },
    ],
  },
  {
    section: 'SPEC 8',
    says: 'a failure without a reason is told as one, and the score can be cleared again',
    on: 'error(clearScore)',
    must: [...formAgain, tells(''), emits({ type: 'score.failed', message: undefined })],
  },
  {
    section: 'Decision 032',
    says: 'after 8 seconds without an answer the person is told that nobody knows, and may try again',
    on: 'after(readLimit)',
    must: [...formAgain, tells(''), emits({ type: 'score.unanswered' })],
  },
];
