import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { commandMachine, type CommandOutcome } from '../../../machines/command/command.ts';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import { commandsMachine, reporting, runningIn, slowIn } from '../../../machines/command/commands.ts';
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
  sends,
  sendsNothing,
} from '../harness/rules.ts';
import { starts, startsNot, stays } from '../harness/rules.ts';
import { afterEvents } from '../harness/nextSteps.ts';

type Commands = typeof commandsMachine;

const subjectOf = ({ event }: Moment<Commands>) => String(event['subject']);
const runsAlready = (moment: Moment<Commands>) => runningIn(moment.before).includes(subjectOf(moment));
const ofSubject = (check: (subject: string, moment: Moment<Commands>) => Check<Commands>): Check<Commands> => {
  return (moment, earlier) => check(subjectOf(moment), moment)(moment, earlier);
};

/** What the specification says of a button that each thing of a list has. */
export const commandsRules: readonly Rule<Commands>[] = [
  {
    section: 'SPEC 2, Arena owner routes',
    says: 'each thing of the list has a call of its own, whatever runs for the others',
    on: 'command.requested',
    when: (moment) => !runsAlready(moment),
    must: [
      ofSubject((subject, { before }) => starts(subject, () => ({ name: before.context.name, asksFirst: false }))),
      ofSubject((subject) => sends(subject, () => ({ type: 'command.requested', subject }))),
      shows(runningIn, (moment) => [...runningIn(moment.before), subjectOf(moment)]),
    ],
  },
  {
    section: 'RULES 1',
    says: 'nothing is sent twice: a thing whose call runs is not sent again',
    on: 'command.requested',
    when: runsAlready,
    must: [
      stays,
      keeps(runningIn),
      startsNot(),
      sendsNothing,
      ({ before, after }) => same('ended', children(before), children(after)),
    ],
  },
  {
    section: 'decisions 032',
    says: 'one that takes long can be left, and the others go on',
    on: 'command.slowed',
    must: [
      shows(slowIn, (moment) => [...slowIn(moment.before), subjectOf(moment)]),
      keeps(runningIn),
      startsNot(),
      sendsNothing,
    ],
  },
  {
    section: 'decisions 032',
    says: 'who stops waiting for one stops waiting for that one alone: its button is free, and it tells the person that nobody knows',
    on: 'wait.abandoned',
    must: [
      ofSubject((subject) => sends(subject, () => ({ type: 'wait.abandoned' }))),
      ofSubject((subject) => ends(subject)),
      shows(runningIn, (moment) => runningIn(moment.before).filter((each) => each !== subjectOf(moment))),
      startsNot(),
    ],
  },
  {
    section: 'decisions 032',
    says: 'only what runs and takes long can be left',
    must: (moment, earlier) => {
      for (const subject of [...runningIn(moment.after), 'another'])
        can({ type: 'wait.abandoned', subject }, slowIn(moment.after).includes(subject))(moment, earlier);
      const idle = slowIn(moment.after).filter((subject) => !runningIn(moment.after).includes(subject));
      same('what is over is slow', [], idle);
    },
  },
  {
    section: 'SPEC 8',
    says: 'when one is over its button is free, and those of the others go on',
    on: 'command.ended',
    must: [
      ofSubject((subject) => ends(subject)),
      shows(runningIn, (moment) => runningIn(moment.before).filter((each) => each !== subjectOf(moment))),
      startsNot(),
      sendsNothing,
      emits(),
    ],
  },
  {
    section: 'SPEC 7',
    says: 'the buttons that are busy are those whose call runs',
    must: ({ after, running }) => same('busy is not running', runningIn(after).toSorted(), running),
  },
  {
    section: 'SPEC 7',
    says: 'a thing that rests can be asked about at any time, one that runs cannot',
    must: (moment, earlier) => {
      can({ type: 'command.requested', subject: 'another' })(moment, earlier);
      for (const subject of runningIn(moment.after))
        can({ type: 'command.requested', subject }, false)(moment, earlier);
    },
  },
  {
    section: 'decisions 032',
    says: 'a call that nobody answers is given up after 15 seconds, and its button is free again',
    on: 'start',
    must: () => {
      const clock = new SimulatedClock();
      const never = () => new Promise<CommandOutcome>(() => undefined);
      const run = fromPromise<CommandOutcome, { name: CommandName; subject: string }>(never);
      const command = reporting(commandMachine.provide({ actors: { run } }));
      const list = createActor(commandsMachine.provide({ actors: { command } }), {
        input: { name: 'deleteVoucher' },
        clock,
      }).start();
      const busy = (afterMs: number) => {
        clock.increment(afterMs);
        return runningIn(list.getSnapshot());
      };
      list.send({ type: 'command.requested', subject: 'a-voucher' });
      same('it ended otherwise', [['a-voucher'], ['a-voucher'], []], [busy(6_000), busy(8_999), busy(1)]);
      list.stop();
    },
  },
  {
    section: 'SPEC 7',
    says: 'where there is no list nothing is busy',
    on: 'start',
    must: () => same('something is', [], runningIn(undefined)),
  },
  {
    section: 'SPEC 7',
    says: 'it rests when the last one is over, and not before',
    must: ({ after }) => {
      const [subject, ...others] = runningIn(after);
      same('it rests', subject === undefined, isIn(after, 'resting'));
      if (subject === undefined) return;
      const ended = afterEvents(after, { type: 'command.ended', subject });
      same('it rests then', others.length === 0, isIn(ended, 'resting'));
    },
  },
];

function children(snapshot: Moment<Commands>['after']): readonly string[] {
  return Object.keys(snapshot.children).toSorted();
}
