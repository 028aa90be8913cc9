import { describeUpdate, type updateMachine } from '../../../machines/installed/update.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, does, doesNot, emits, isIn, type Rule, shows, starts, waits } from '../harness/rules.ts';

type Update = typeof updateMachine;
type At = Moment<Update>;

const section = 'Decision 108';
const shown = (isAsking: boolean, isBusy: boolean): Check<Update> => shows(describeUpdate, { isAsking, isBusy });
const orders = does<Update>('orderTakeOver');
const ordersNot = doesNot('orderTakeOver');
const wasIn =
  (...states: readonly string[]) =>
  ({ before }: At) =>
    states.some((state) => isIn(before, state));

/** A new version asks before it takes over, and never breaks an open form. */
export const updateRules: readonly Rule<Update>[] = [
  {
    section,
    says: 'nobody is asked while no newer version is there',
    on: 'start',
    must: [shown(false, false), starts('followVersions'), emits(), ordersNot],
  },
  {
    section,
    says: 'a version that waits asks, and neither takes over nor loads the page again by itself',
    on: 'version.waiting',
    must: [shown(true, false), ordersNot, emits()],
  },
  {
    section,
    says: 'who agrees has it take over, and sees that for at most ten seconds',
    on: 'update.accepted',
    when: wasIn('offered'),
    must: [shown(true, true), orders, waits('takeOverLimit', 10_000), emits()],
  },
  {
    section,
    says: 'the page that asked for it is loaded again when it has taken over',
    on: 'version.taken',
    when: wasIn('taking'),
    must: [shown(true, true), ordersNot, waits('loadLimit', 10_000), emits({ type: 'update.ready' })],
  },
  {
    section,
    says: 'a tab for which another one decided goes on as it is, and is asked',
    on: 'version.taken',
    when: (moment) => !wasIn('taking')(moment),
    must: [shown(true, false), ordersNot, emits()],
  },
  {
    section,
    says: 'such a tab is loaded again at once when its person agrees: there is nobody to wait for',
    on: 'update.accepted',
    when: wasIn('former'),
    must: [shown(true, true), ordersNot, waits('loadLimit', 10_000), emits({ type: 'update.ready' })],
  },
  {
    section,
    says: "'not now' ends the question, and nothing changes",
    on: 'update.postponed',
    must: [shown(false, false), ordersNot, emits()],
  },
  {
    section,
    says: 'a version that does not take over is said so, and can be asked for again',
    on: 'after(takeOverLimit)',
    must: [shown(true, false), ordersNot, emits({ type: 'update.failed' })],
  },
  {
    section,
    says: 'a page that its person did not let go stays, and asks again',
    on: 'after(loadLimit)',
    must: [shown(true, false), ordersNot, emits()],
  },
  {
    section,
    says: 'both answers can be given while the bar asks, and none twice',
    must: (moment, earlier) => {
      const { isAsking, isBusy } = describeUpdate(moment.after);
      for (const type of ['update.accepted', 'update.postponed']) can({ type }, isAsking && !isBusy)(moment, earlier);
    },
  },
];
