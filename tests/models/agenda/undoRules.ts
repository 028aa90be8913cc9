import { describeUndo, type Deed, type undoMachine } from '../../../machines/agenda/undo.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  emits,
  ends,
  type Rule,
  same,
  sends,
  sendsNothing,
  shows,
  starts,
  startsNot,
  waits,
} from '../harness/rules.ts';

type Undo = typeof undoMachine;

const section = 'RULES 5';
const TEN_SECONDS = 10_000;
const A_MINUTE = 60_000;
const TAKES_BACK: Readonly<Record<string, string>> = {
  'restore.requested': 'restore',
  'moveBack.requested': 'putBack',
  'handBack.requested': 'handBack',
};
const deedIn = ({ event }: Moment<Undo>) => event['deed'] as Deed;
const last = (earlier: readonly Moment<Undo>[]) => earlier.findLast(({ event }) => event.type === 'deed.done');
const offersNothing = shows<Undo, { offered: Deed | null }>(describeUndo, { offered: null });

export const undoRules: readonly Rule<Undo>[] = [
  {
    section,
    says: 'before the first deed there is nothing to take back',
    on: 'start',
    must: [
      offersNothing,
      starts('takeBack', () => ({ name: 'undoPayment' })),
      starts('restore', () => ({ name: 'undoCancellation' })),
      starts('clear', () => ({ name: 'clearNoShow' })),
      starts('putBack', () => ({ name: 'undoMove' })),
      starts('handBack', () => ({ name: 'undoGiving' })),
      starts('openAgain', () => ({ name: 'undoClosure' })),
      emits(),
      sendsNothing,
    ],
  },
  {
    section,
    says: 'a deed can be taken back for ten seconds, a closure for a minute, and a later deed in its place for the time of its own',
    on: 'deed.done',
    must: [
      shows<Undo, { offered: Deed | null }>(describeUndo, (moment) => ({ offered: deedIn(moment) })),
      (moment, earlier) =>
        waits('undoTime', deedIn(moment).kind === 'closure' ? A_MINUTE : TEN_SECONDS)(moment, earlier),
      starts('followKeys'),
      startsNot('takeBack', 'restore', 'clear', 'putBack', 'handBack', 'openAgain'),
      sendsNothing,
      emits(),
    ],
  },
  {
    section,
    says: 'taking back is about the last deed, by its own command, once',
    on: 'undo.requested',
    must: [
      (moment, earlier) => {
        const deed = last(earlier);
        if (!deed) throw new Error('Nothing was done that could be taken back');
        const { kind, id: subject } = deedIn(deed);
        const commands = {
          payment: 'takeBack',
          cancellation: 'restore',
          noShow: 'clear',
          move: 'putBack',
          giving: 'handBack',
          closure: 'openAgain',
        };
        const command = commands[kind];
        sends<Undo>(command, () => ({ type: 'command.requested', subject }))(moment, earlier);
      },
      offersNothing,
      can({ type: 'undo.requested' }, false),
      ends('followKeys'),
      emits(),
    ],
  },
  {
    section,
    says: 'a cancellation, a move or a giving of any time ago is undone when it is asked for, and the last deed can still be taken back',
    on: ['restore.requested', 'moveBack.requested', 'handBack.requested'],
    must: [
      (moment, earlier) => {
        const command = TAKES_BACK[moment.event.type] ?? '';
        const subject = moment.event['reservation'];
        sends<Undo>(command, () => ({ type: 'command.requested', subject }))(moment, earlier);
      },
      shows<Undo, { offered: Deed | null }>(describeUndo, ({ before }) => describeUndo(before)),
      startsNot(),
      emits(),
    ],
  },
  {
    section,
    says: 'after its time nothing is taken back any more, by tap or key',
    on: 'after(undoTime)',
    must: [offersNothing, can({ type: 'undo.requested' }, false), ends('followKeys'), sendsNothing, emits()],
  },
  {
    section,
    says: 'the keyboard is heard only while something can be taken back; deeds are always heard',
    must: (moment, earlier) => {
      const isOffered = describeUndo(moment.after).offered !== null;
      same('the keyboard is heard at another time', isOffered, moment.running.includes('followKeys'));
      can({ type: 'undo.requested' }, isOffered)(moment, earlier);
      can({ type: 'deed.done', deed: { kind: 'payment', id: 'x', reservation: 'y' } })(moment, earlier);
      can({ type: 'restore.requested', reservation: 'x' })(moment, earlier);
      can({ type: 'moveBack.requested', reservation: 'x' })(moment, earlier);
      can({ type: 'handBack.requested', reservation: 'x' })(moment, earlier);
    },
  },
];
