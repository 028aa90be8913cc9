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
const deedIn = ({ event }: Moment<Undo>) => event['deed'] as Deed;
const last = (earlier: readonly Moment<Undo>[]) => earlier.findLast(({ event }) => event.type === 'deed.done');
const offersNothing = shows<Undo, { offered: string }>(describeUndo, { offered: '' });

export const undoRules: readonly Rule<Undo>[] = [
  {
    section,
    says: 'before the first deed there is nothing to take back',
    on: 'start',
    must: [offersNothing, starts('takeBack', () => ({ name: 'undoPayment' })), emits(), sendsNothing],
  },
  {
    section,
    says: 'a deed can be taken back for ten seconds, and a later one in its place for ten of its own',
    on: 'deed.done',
    must: [
      shows(describeUndo, (moment) => ({ offered: deedIn(moment).reservation })),
      waits('undoTime', TEN_SECONDS),
      starts('followKeys'),
      startsNot('takeBack'),
      sendsNothing,
      emits(),
    ],
  },
  {
    section,
    says: 'taking back is about the last payment, once',
    on: 'undo.requested',
    must: [
      (moment, earlier) => {
        const deed = last(earlier);
        if (!deed) throw new Error('Nothing was done that could be taken back');
        const subject = deedIn(deed).payment;
        sends<Undo>('takeBack', () => ({ type: 'command.requested', subject }))(moment, earlier);
      },
      offersNothing,
      can({ type: 'undo.requested' }, false),
      ends('followKeys'),
      emits(),
    ],
  },
  {
    section,
    says: 'after ten seconds nothing is taken back any more, by tap or key',
    on: 'after(undoTime)',
    must: [offersNothing, can({ type: 'undo.requested' }, false), ends('followKeys'), sendsNothing, emits()],
  },
  {
    section,
    says: 'the keyboard is heard only while something can be taken back; deeds are always heard',
    must: (moment, earlier) => {
      const isOffered = describeUndo(moment.after).offered !== '';
      same('the keyboard is heard at another time', isOffered, moment.running.includes('followKeys'));
      can({ type: 'undo.requested' }, isOffered)(moment, earlier);
      can({ type: 'deed.done', deed: { payment: 'x', reservation: 'y' } })(moment, earlier);
    },
  },
];
