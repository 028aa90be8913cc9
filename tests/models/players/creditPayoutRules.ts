import { type creditPayoutMachine, describeCreditPayout } from '../../../machines/players/creditPayout.ts';
import {
  can,
  emits,
  keeps,
  requests,
  type Rule,
  same,
  sends,
  sendsNothing,
  shows,
  starts,
  startsNot,
  stays,
  waits,
} from '../harness/rules.ts';

type CreditPayout = typeof creditPayoutMachine;

const section = 'RULES 5';
const TEN_SECONDS = 10_000;
const UNDO = { type: 'undo.requested' };
const isOffered = (canTakeLastBack: boolean) => shows<CreditPayout, object>(describeCreditPayout, { canTakeLastBack });
const asks = starts<CreditPayout>('submission', () => ({ name: 'creditPayout', isOnce: true }));

/** What the specification says of credit that the desk pays out. */
export const creditPayoutRules: readonly Rule<CreditPayout>[] = [
  {
    section: 'RULES 4',
    says: 'the form is there from the start, and nothing is to be taken back by a tap; what was paid out before asks first',
    on: 'start',
    must: [
      asks,
      starts('takeBack', () => ({ name: 'undoCreditPayout', asksFirst: true })),
      starts('undo', () => ({ name: 'undoLastPayout', asksFirst: false })),
      isOffered(false),
      can(UNDO, false),
    ],
  },
  {
    section,
    says: 'what was just paid out can be taken back by a tap for ten seconds, and the form is there again',
    on: 'done(submission)',
    must: [
      isOffered(true),
      can(UNDO),
      waits('undoTime', TEN_SECONDS),
      asks,
      startsNot('takeBack', 'undo'),
      sendsNothing,
    ],
  },
  {
    section,
    says: 'the tap takes the last payout back, once; what is being typed stays',
    on: 'undo.requested',
    must: [
      sends('undo', () => ({ type: 'command.requested', subject: '' })),
      isOffered(false),
      can(UNDO, false),
      startsNot(),
      emits(),
    ],
  },
  {
    section,
    says: 'after ten seconds the tap is no longer offered; what is being typed stays',
    on: 'after(undoTime)',
    must: [isOffered(false), can(UNDO, false), startsNot(), sendsNothing, emits()],
  },
  {
    section,
    says: 'the payout that was chosen is the one that is taken back, and the last one can still be',
    on: 'takeBack.requested',
    must: [stays, keeps(describeCreditPayout), startsNot(), requests('takeBack')],
  },
  {
    section: 'RULES 4',
    says: 'the form and both ways back are always there',
    must: [
      can({ type: 'takeBack.requested', id: 'one' }),
      ({ running }) => same('something else runs', ['submission', 'takeBack', 'undo'], running),
    ],
  },
];
