import { fromTransition } from 'xstate';
import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, Snapshot, StateValue } from 'xstate';
import { fromPlain } from '../plainValues.ts';

/** Where a running chart stands, as the live mode knows it. */
export interface Standing {
  readonly value: StateValue;
  readonly context?: unknown;
  readonly status: string;
  /** The snapshots of its running actors, by id. */
  readonly actors: Readonly<Record<string, object>>;
  /** The names under which the chart has the logic of its running actors, by id: those that it spawned stand nowhere else. */
  readonly sources?: Readonly<Record<string, string>>;
  /** The ids of the states that it would come back to, by the id of the state that keeps them. */
  readonly history?: Readonly<Record<string, readonly string[]>>;
}

/** The chart's snapshot where it stands. Its actors are there, so that it can send them events, but none starts. */
export function standingAt(machine: AnyStateMachine, standing: Standing, scope: AnyActorScope): AnyMachineSnapshot {
  const { value, context = {}, status, actors, history = {} } = standing;
  const invoked = sourcesOf(machine.root);
  const children = Object.entries(actors).map(([id, snapshot]) => {
    const src = sourceIn(machine, standing.sources?.[id] ?? invoked.get(id));
    return [id, { src, snapshot: { historyValue: {}, children: {}, ...snapshot } }] as const;
  });
  const kept = Object.entries(history).map(([keeper, ids]) => [keeper, ids.map((id) => ({ id }))] as const);
  const whole = {
    value,
    // A copy: XState writes the actors into it.
    context: fromPlain(context),
    historyValue: Object.fromEntries(kept),
    children: Object.fromEntries(children),
    error: undefined,
  };
  const persisted: Snapshot<unknown> =
    status === 'done'
      ? { ...whole, status: 'done', output: undefined }
      : { ...whole, status: 'active', output: undefined };
  return machine.restoreSnapshot(persisted, scope);
}

const IDLE = fromTransition(() => undefined, undefined);

/** An actor whose logic stands in no chart, as one that was spawned from a function, takes events and does nothing. */
function sourceIn({ implementations }: AnyStateMachine, src: unknown): unknown {
  const isKnown =
    typeof src === 'string' && (src.startsWith('xstate.invoke.') || Object.hasOwn(implementations.actors, src));
  return isKnown || typeof src === 'object' ? src : IDLE;
}

/** The delays of the active states: how long they have run already is not known. */
export function timersOf(
  chart: AnyMachineSnapshot,
): ReadonlyMap<string, { readonly event: string; readonly delay: number }> {
  const timers = chart._nodes.flatMap((node) =>
    node.after.map(({ eventType, delay }) => [eventType, { event: eventType, delay: delayOf(chart, delay) }] as const),
  );
  return new Map(timers);
}

function delayOf({ machine, context }: AnyMachineSnapshot, delay: unknown): number {
  const named: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  const event = { type: 'xstate.init' };
  const ms: unknown =
    typeof named === 'function' ? Reflect.apply(named, undefined, [{ context, event }, undefined]) : named;
  return Number(ms ?? delay);
}

function sourcesOf(node: AnyStateNode): ReadonlyMap<string, unknown> {
  const within = Object.values(node.states).flatMap((child: AnyStateNode) => [...sourcesOf(child)]);
  return new Map([...node.invoke.map(({ id, src }): readonly [string, unknown] => [id, src]), ...within]);
}
