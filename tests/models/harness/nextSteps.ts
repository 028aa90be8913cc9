import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, type InputFrom } from 'xstate';
import { type SnapshotFrom, transition } from 'xstate';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { type Check, same } from './rules.ts';

/** The chart after further events that no walk sends, for values between the samples. Nothing is run. */
export function afterEvents<S extends AnyMachineSnapshot>(snapshot: S, ...events: readonly ChartEvent[]): S {
  return events.reduce<S>((state, event) => stepOf(state, event)[0] as S, snapshot);
}

/** The same from a start of its own: a faulty chart may have no walk from a start that differs in a guard alone. */
export function afterStart<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  ...events: readonly ChartEvent[]
) {
  const [begun] = initialTransition<AnyStateMachine>(machine, input);
  return afterEvents(begun as SnapshotFrom<M>, ...events);
}

/** What the actor answers, to be sent next. */
export function answers(actor: string, output?: unknown): ChartEvent {
  return { type: `xstate.done.actor.${actor}`, actorId: actor, output };
}

/** These events, were they sent next, would have the chart show this: for other payloads than those of the walks. */
export function wouldShow<M extends AnyStateMachine, T>(
  events: ChartEvent | readonly ChartEvent[],
  look: (snapshot: SnapshotFrom<M>) => T,
  expected: T,
): Check<M> {
  return ({ after }) => same('something else would be shown', expected, look(afterEvents(after, ...[events].flat())));
}

/** The event, were it sent next, would start this actor with this input. */
export function wouldStart(event: ChartEvent, actor: string, input: unknown): Check<AnyStateMachine> {
  return ({ after }) => {
    const started = stepOf(after, event)[1].flatMap(({ type, params }) =>
      type === 'xstate.spawnChild' ? [params] : [],
    );
    const inputs = started.map((params) => ({ actor: Object(params).id, input: Object(params).input }));
    same('something else would be started', [{ actor, input }], inputs);
  };
}

/** After the last of these events, were they sent next, it would wait so long, in milliseconds. */
export function wouldWait(events: readonly ChartEvent[], ms: number): Check<AnyStateMachine> {
  return ({ after }) => {
    const [last, ...before] = events.toReversed();
    if (!last) throw new Error('no event is sent');
    const actions = stepOf(afterEvents(after, ...before.toReversed()), last)[1];
    const delays = actions.flatMap(({ type, params }) => (type === 'xstate.raise' ? [Object(params).delay] : []));
    same('it would wait otherwise', [ms], delays);
  };
}

function stepOf(snapshot: AnyMachineSnapshot, event: ChartEvent) {
  return transition<AnyStateMachine>(snapshot.machine, snapshot, event);
}
