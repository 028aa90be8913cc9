import { type AnyStateMachine, type SnapshotFrom, transition } from 'xstate';
import type { ChartEvent } from '../../visualizer/step/walker.ts';
import type { Moment } from './harness/moments.ts';
import { type Check, same } from './harness/rules.ts';

/** The step sends this event to that actor, and nothing else to any; the event may follow from the moment. */
export function sends<M extends AnyStateMachine = AnyStateMachine>(
  actor: string,
  event: (moment: Moment<M>) => ChartEvent,
): Check<M> {
  return (moment) => same('it sent something else', [{ actor, event: event(moment) }], sentIn(moment));
}

/** The event, were it sent next, would have the chart show this: for other payloads than those of the walks. */
export function wouldShow<M extends AnyStateMachine, T>(
  event: ChartEvent,
  look: (snapshot: SnapshotFrom<M>) => T,
  expected: T,
): Check<M> {
  return ({ after }: Moment) => {
    const [next] = transition<AnyStateMachine>(after.machine, after, event);
    same(`after '${event.type}' something else would be shown`, expected, look(next as SnapshotFrom<M>));
  };
}

// XState does not tell which of the chart's actions send something, so the step is taken once more without its effects.
function sentIn({ before, event }: Moment): readonly unknown[] {
  const [, actions] = transition<AnyStateMachine>(before.machine, before, event);
  return actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo' || typeof params !== 'object' || params === null) return [];
    return [{ actor: Reflect.get(Reflect.get(params, 'to'), 'id'), event: Reflect.get(params, 'event') }];
  });
}
