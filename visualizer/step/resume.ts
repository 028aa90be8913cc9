import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, Snapshot, StateValue } from 'xstate';

/** Where a running chart stands, as the live mode knows it. */
export interface Standing {
  readonly value: StateValue;
  readonly context?: unknown;
  readonly status: string;
  /** The snapshots of its running actors, by id. */
  readonly actors: Readonly<Record<string, object>>;
}

/** The chart's snapshot where it stands. Its actors are there, so that it can send them events, but none starts. */
export function standingAt(machine: AnyStateMachine, standing: Standing, scope: AnyActorScope): AnyMachineSnapshot {
  const { value, context = {}, status, actors } = standing;
  const sources = sourcesOf(machine.root);
  const children = Object.entries(actors).flatMap(([id, snapshot]) => {
    const src = sources.get(id);
    return src === undefined ? [] : [[id, { src, snapshot: { historyValue: {}, children: {}, ...snapshot } }] as const];
  });
  const whole = { value, context, historyValue: {}, children: Object.fromEntries(children), error: undefined };
  const persisted: Snapshot<unknown> =
    status === 'done'
      ? { ...whole, status: 'done', output: undefined }
      : { ...whole, status: 'active', output: undefined };
  return machine.restoreSnapshot(persisted, scope);
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
