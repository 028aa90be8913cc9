import type { Held } from '#domain/offline/held.ts';
import { describeQueue, offlineQueueMachine, type SendOutcome } from '../../../machines/installed/offlineQueue.ts';
import { chartModel } from '../harness/model.ts';
import { offlineQueueRules } from './offlineQueueRules.ts';

/** The scores of two matches. */
export const [FIRST, SECOND] = ['a', 'b'].map((key, order): Held => ({
  key,
  call: 'setScore',
  subject: key,
  body: { doubleOneScore: 6, doubleTwoScore: order },
  about: `Partida ${key}`,
  what: `6 - ${order}`,
  at: 0,
  since: 0,
  order,
  stuck: null,
})) as [Held, Held];

const stuckOf = (held: Held): Held => {
  const code = held.call === 'setScore' ? 'score_exists' : 'score_missing';
  return { ...held, stuck: { code, message: 'Esta partida já tem placar. Edite o placar.' } };
};

type Snapshot = ReturnType<typeof offlineQueueMachine.getInitialSnapshot>;

const isIn = (snapshot: Snapshot, ...states: readonly ('idle' | 'holding' | 'sending' | 'stuck')[]) =>
  states.some((state) => snapshot.matches({ open: { queue: state } }));
/** A dialog covers the page. */
const isFree = (snapshot: Snapshot) => snapshot.matches({ open: { leaving: 'staying' } });

export const model = chartModel({
  machine: offlineQueueMachine,
  starts: { start: { held: [] } },
  decides: ({ context: { held, discarded } }) =>
    [held, discarded].map((list) => list.map(({ key, call, stuck }) => [key, call, stuck?.code])),
  outcomes: {
    // From a form on the page, or by another tab.
    'held.changed': (snapshot) => {
      if (!isFree(snapshot)) return [];
      if (isIn(snapshot, 'idle')) return [{ held: [FIRST] }, { held: [FIRST, SECOND] }];
      return isIn(snapshot, 'holding') ? [{ held: [] }] : [];
    },
    'held.discarded': (snapshot) =>
      isFree(snapshot) && isIn(snapshot, 'holding', 'stuck')
        ? snapshot.context.held.slice(0, 1).map(({ key }) => ({ key }))
        : [],
    'discard.undone': (snapshot) => (isFree(snapshot) ? [{}] : []),
    'held.resent': (snapshot) => {
      const stuck = snapshot.context.held.filter((one) => one.stuck !== null);
      return isFree(snapshot) && isIn(snapshot, 'stuck') ? stuck.slice(0, 1).map(({ key }) => ({ key, now: 1 })) : [];
    },
    'leave.asked': (snapshot) => (snapshot.context.held.length > 0 && isFree(snapshot) ? [{}] : []),
    'xstate.done.actor.sendNext': ({ context: { held } }): readonly SendOutcome[] => {
      const at = held.findIndex(({ stuck }) => stuck === null);
      return [
        { _tag: 'Sent', held: held.filter((_, index) => index !== at) },
        { _tag: 'Stuck', held: held.map((one, index) => (index === at ? stuckOf(one) : one)) },
        { _tag: 'Offline', message: 'Sem conexão' },
      ];
    },
  },
  view: describeQueue,
  rules: offlineQueueRules,
});
