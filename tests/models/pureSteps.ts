import { type AnyMachineSnapshot, type AnyStateMachine, type SnapshotFrom, transition } from 'xstate';
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
  return ({ after }: Moment) => {
    const next = [events]
      .flat()
      .reduce<AnyMachineSnapshot>((now, event) => transition(now.machine, now, event)[0], after);
    same('something else would be shown', expected, look(next as SnapshotFrom<M>));
  };
}

/** The event, were it sent next, would start this actor with this input. */
export function wouldStart(event: ChartEvent, actor: string, input: unknown): Check<AnyStateMachine> {
  return ({ after }) => {
    const [, actions] = transition<AnyStateMachine>(after.machine, after, event);
    const started = actions.flatMap(({ type, params }) => (type === 'xstate.spawnChild' ? [params] : []));
    const inputs = started.map((params) => ({ actor: Object(params).id, input: Object(params).input }));
    same('something else would be started', [{ actor, input }], inputs);
  };
}

// XState does not tell which of the chart's actions send something, so the step is taken once more without its effects.
function sentIn({ before, event }: Moment): readonly unknown[] {
  const [, actions] = transition<AnyStateMachine>(before.machine, before, event);
  return actions.flatMap(({ type, params }) => {
    return type === 'xstate.sendTo' ? [{ actor: Object(params).to.id, event: Object(params).event }] : [];
  });
}
