import { describeErasure, type erasureMachine } from '../../../machines/account/erasure.ts';
import { can, type Check, does, doesNot, emits, type Rule, shows, starts, startsNot } from '../harness/rules.ts';
import { hears, replied, repliedElse, replyOf } from '../session/replies.ts';

type Erasure = typeof erasureMachine;

const shown = (view: Partial<ReturnType<typeof describeErasure>>): Check<Erasure> =>
  shows(describeErasure, { isAsking: false, isBusy: false, fault: null, obstacle: null, ...view });
const erasesNothing = [startsNot(), doesNot('leave')];

/** What the specification says of giving an account up. */
export const erasureRules: readonly Rule<Erasure>[] = [
  {
    section: 'SPEC 2, Player-only routes',
    says: 'it is offered among the settings, and nothing happens by itself',
    on: 'start',
    must: [shown({}), ...erasesNothing, emits()],
  },
  {
    section: 'RULES 2',
    says: 'asked for, it asks back first, and sends nothing',
    on: 'erasure.requested',
    must: [shown({ isAsking: true }), ...erasesNothing, emits()],
  },
  {
    section: 'RULES 2',
    says: 'it is erased with the password that the person gave, and the question stays without its old message',
    on: 'erasure.confirmed',
    must: [
      shown({ isAsking: true, isBusy: true }),
      starts<Erasure>('eraseAccount', ({ event }) => ({ password: event['password'] })),
      doesNot('leave'),
      emits(),
    ],
  },
  {
    section: 'DESIGN 8',
    says: 'the message about a wrong password goes as soon as another is typed; the question stays, and nothing is erased',
    on: 'password.changed',
    must: [shown({ isAsking: true }), ...erasesNothing, emits()],
  },
  {
    section: 'RULES 2',
    says: 'whoever declines keeps the account, and is not reminded of a wrong password later',
    on: 'erasure.declined',
    must: [shown({}), ...erasesNothing, emits()],
  },
  {
    section: 'RULES 2',
    says: 'the erased account leaves nobody signed in, and it is over',
    on: 'done(eraseAccount)',
    when: replied('Erased'),
    must: [shown({}), does('leave'), startsNot(), emits(), shows(({ status }) => status, 'done')],
  },
  {
    section: 'RULES 2',
    says: 'a wrong password is said in the question, and nothing is erased',
    on: 'done(eraseAccount)',
    when: replied('PasswordWrong'),
    must: [
      (moment, earlier) => shown({ isAsking: true, fault: replyOf(moment).message ?? null })(moment, earlier),
      ...erasesNothing,
      emits(),
    ],
  },
  {
    section: 'RULES 2',
    says: 'what must be ended first is read in its place, nothing is erased, and reading it is all there is to do',
    on: 'done(eraseAccount)',
    when: replied('Obstructed'),
    must: [
      (moment, earlier) => shown({ obstacle: replyOf(moment).message ?? null })(moment, earlier),
      ...erasesNothing,
      emits(),
    ],
  },
  {
    section: 'SPEC 8',
    says: "any other failure is said in the server's words or the fallback's, and it can be tried again",
    on: ['done(eraseAccount)', 'error(eraseAccount)'],
    when: repliedElse('Erased', 'PasswordWrong', 'Obstructed'),
    must: [
      shown({ isAsking: true }),
      ...erasesNothing,
      (moment, earlier) => emits({ type: 'erasure.failed', message: replyOf(moment).message })(moment, earlier),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the password stays in the page no longer than the call that checks it',
    when: ({ running }) => running.length === 0,
    must: shows(({ context }) => context.password, ''),
  },
  {
    section: 'RULES 2',
    says: 'nothing is erased unasked or twice, and the question can be declined until it is answered',
    must: (moment, earlier) => {
      const { isAsking, isBusy, obstacle } = describeErasure(moment.after);
      const isQuestion = isAsking && !isBusy;
      const isOffered = !isAsking && obstacle === null && moment.after.status === 'active';
      can({ type: 'erasure.requested' }, isOffered)(moment, earlier);
      for (const type of ['password.changed', 'erasure.confirmed']) can({ type }, isQuestion)(moment, earlier);
      can({ type: 'erasure.declined' }, isQuestion || obstacle !== null)(moment, earlier);
    },
  },
  {
    section: 'SPEC 8',
    says: 'a call that ends without success, or breaks, leads on: nobody waits for ever',
    must: hears('eraseAccount'),
  },
];
