import { type commandMachine, describeCommand } from '../../../machines/command/command.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, keeps, type Rule, same, shows } from '../harness/rules.ts';
import { starts, startsNot, stays, waits } from '../harness/rules.ts';
import { replied } from '../session/replies.ts';
import { afterEvents } from '../harness/nextSteps.ts';

type Command = typeof commandMachine;
type View = ReturnType<typeof describeCommand>;

const REQUEST = { type: 'command.requested', subject: 'another' };
const STOP = { type: 'wait.abandoned' };
const idle: Partial<View> = { isAsking: false, isBusy: false, isSlow: false };

/** What is shown is this, and everything else as before. */
const shown = (now: Partial<View>): Check<Command> =>
  shows(describeCommand, ({ before }) => ({ ...describeCommand(before), ...now }));
const asksAbout = (subject: unknown): Partial<View> => ({ ...idle, isAsking: true, subject: String(subject) });
const runs = (subject: unknown, { before }: Moment<Command>): readonly Check<Command>[] => [
  shown({ ...idle, isBusy: true, subject: String(subject) }),
  starts<Command>('run', () => ({ name: before.context.name, subject })),
  waits('patience', 6_000),
  emits(),
  doesNot('reportEnd'),
];
const all = (checks: (moment: Moment<Command>) => readonly Check<Command>[]): Check<Command> => {
  return (moment, earlier) => checks(moment).forEach((check) => check(moment, earlier));
};
/** It is over, and its end is told once: to the person by this event, and to the list that it belongs to. */
const endsWith = (type: string, more: (moment: Moment<Command>) => object = () => ({})): Check<Command> =>
  all((moment) => [
    shown(idle),
    startsNot(),
    emits({ type, name: moment.before.context.name, ...more(moment) }),
    does('reportEnd'),
  ]);
const messageIn = ({ event }: Moment<Command>) => ({
  message: (event['output'] as { readonly message?: string } | undefined)?.message,
});
const isDone = replied('Done');
/** Being done, or waiting for a proof. */
const isUnderWay = (at: Moment<Command>['before']) => describeCommand(at).isBusy || at.matches('proving');

/** What the specification says of a button that does one thing. */
export const commandRules: readonly Rule<Command>[] = [
  {
    section: 'SPEC 7',
    says: 'before anybody asks, it is about nothing',
    on: 'start',
    must: shows(describeCommand, { isAsking: false, isBusy: false, isSlow: false, subject: '' }),
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'what cannot be taken back asks first, about this very thing, and both answers are offered',
    on: 'command.requested',
    when: ({ before }) => before.context.asksFirst && !isUnderWay(before),
    must: [
      all(({ event }) => [shown(asksAbout(event['subject']))]),
      startsNot(),
      emits(),
      can({ type: 'command.confirmed' }),
      can({ type: 'command.declined' }),
    ],
  },
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'what can be taken back is done at once',
    on: 'command.requested',
    when: ({ before }) => !before.context.asksFirst && !isUnderWay(before),
    must: all((moment) => runs(moment.event['subject'], moment)),
  },
  {
    section: 'SPEC 7',
    says: 'who means it gets it done, to the thing that was asked about',
    on: 'command.confirmed',
    must: all((moment) => runs(moment.before.context.subject, moment)),
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'declining sends nothing, and all is as before',
    on: 'command.declined',
    must: [shown(idle), startsNot(), emits(), doesNot('reportEnd')],
  },
  {
    section: 'RULES 1',
    says: 'nothing is sent twice: asked again while the call runs or waits for a proof, it says that it cannot be, and goes on',
    on: 'command.requested',
    when: ({ before }) => isUnderWay(before),
    must: [
      stays,
      keeps(describeCommand),
      startsNot(),
      all(({ before }) => [emits({ type: 'command.refused', name: before.context.name })]),
      doesNot('reportEnd'),
    ],
  },
  {
    section: 'SPEC 7',
    says: 'the button is busy while the call runs, and no longer',
    must: (moment, earlier) => {
      const { isBusy } = describeCommand(moment.after);
      same('busy is not running', isBusy, moment.running.includes('run'));
      can({ type: 'xstate.error.actor.run' }, isBusy)(moment, earlier);
    },
  },
  {
    section: 'decisions 032',
    says: 'after 6 seconds the call goes on, and for 9 more the person may stop waiting',
    on: 'after(patience)',
    must: [
      shown({ isSlow: true }),
      startsNot(),
      emits(),
      does('reportSlow'),
      doesNot('reportEnd'),
      waits('waitLimit', 9_000),
    ],
  },
  {
    section: 'decisions 032',
    says: 'one may stop waiting when it takes long, and not before',
    must: (moment, earlier) => can(STOP, describeCommand(moment.after).isSlow)(moment, earlier),
  },
  {
    section: 'decisions 032',
    says: 'who stopped waiting, after 15 seconds by itself, is told that nobody knows',
    on: ['wait.abandoned', 'after(waitLimit)'],
    must: endsWith('command.unanswered'),
  },
  {
    section: 'SPEC 8',
    says: 'what is done is said once, of this thing, with what the server has to say',
    on: 'done(run)',
    when: isDone,
    must: endsWith('command.done', (moment) => ({ subject: moment.before.context.subject, ...messageIn(moment) })),
  },
  {
    section: 'SPEC 8',
    says: 'every failure is said, with the server’s message when there is one',
    on: ['done(run)', 'error(run)'],
    when: (moment) => !isDone(moment) && !replied('ProofNeeded')(moment),
    must: endsWith('command.failed', messageIn),
  },
  {
    section: 'RULES 2',
    says: 'what decides where money goes has a person whose login is long ago prove who they are, and says nothing yet',
    on: 'done(run)',
    when: replied('ProofNeeded'),
    must: [
      shown(idle),
      starts<Command>('proof', ({ event }) => ({ by: (event['output'] as { readonly by: string }).by })),
      emits(),
      doesNot('reportEnd'),
    ],
  },
  {
    section: 'RULES 2',
    says: 'the very same is done once that was proved',
    on: 'done(proof)',
    when: replied('Proved'),
    must: all((moment) => runs(moment.before.context.subject, moment)),
  },
  {
    section: 'RULES 2',
    says: 'who does not prove it has done nothing, and can ask again',
    on: 'done(proof)',
    when: replied('Declined'),
    must: [shown(idle), startsNot(), emits(), does('reportEnd')],
  },
  {
    section: 'SPEC 8',
    says: 'whatever came of it, it can be asked for again, also of another thing',
    must: [
      can(REQUEST),
      ({ after }) => {
        const next = describeCommand(afterEvents(after, REQUEST)).subject;
        same('it is about another thing', isUnderWay(after) ? after.context.subject : REQUEST.subject, next);
      },
    ],
  },
  {
    section: 'SPEC 4, Reservation',
    says: 'nothing is confirmed or declined that was not asked',
    when: ({ after }) => !describeCommand(after).isAsking,
    must: [can({ type: 'command.confirmed' }, false), can({ type: 'command.declined' }, false)],
  },
];
