import { type customerJoiningMachine, describeCustomerJoining } from '../../../machines/customers/customerJoining.ts';
import { can, emits, ends, type Rule, shows, starts, startsNot } from '../harness/rules.ts';

type Joining = typeof customerJoiningMachine;
type Shown = ReturnType<typeof describeCustomerJoining>;

export const THIS = 'a-record';
export const ANOTHER = 'another-record';
const section = 'RULES 11';
const shown = (isFinding: boolean, compared: Shown['compared'] = null) =>
  shows<Joining, Shown>(describeCustomerJoining, { isFinding, compared });

/** What the decision on joined records says. */
export const customerJoiningRules: readonly Rule<Joining>[] = [
  {
    section,
    says: 'until it is asked for nothing is looked for, and nothing joined',
    on: 'start',
    must: [shown(false), startsNot(), can({ type: 'joining.requested' })],
  },
  {
    section,
    says: 'the other record is looked for first',
    on: ['joining.requested', 'other.dropped'],
    must: [shown(true), starts('search', () => undefined), startsNot('submission'), emits()],
  },
  {
    section,
    says: 'what is joined is shown before it is, with the one of the page as the one that stays',
    on: 'customer.picked',
    must: [
      shown(false, { kept: THIS, joined: ANOTHER }),
      ends('search'),
      starts('submission', () => ({ name: 'customerJoin', isOnce: true })),
      can({ type: 'kept.switched' }),
      emits(),
    ],
  },
  {
    section,
    says: 'either of both may be the one that stays',
    on: 'kept.switched',
    must: [
      (moment, earlier) => {
        const picked = earlier.findLastIndex(({ event }) => event.type === 'customer.picked');
        const before = earlier.slice(picked).filter(({ event }) => event.type === 'kept.switched').length;
        const compared = before % 2 === 0 ? { kept: ANOTHER, joined: THIS } : { kept: THIS, joined: ANOTHER };
        shown(false, compared)(moment, earlier);
      },
      startsNot(),
      emits(),
    ],
  },
  {
    section,
    says: 'who thinks better of it has joined nothing',
    on: 'dialog.closed',
    must: [shown(false), startsNot(), emits()],
  },
  {
    section,
    says: 'what was joined is the end of it',
    on: 'done(submission)',
    must: [shown(false), startsNot(), emits()],
  },
];
