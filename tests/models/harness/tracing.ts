import { type ActionExecutor, type ActorLogic, type AnyActorScope, type AnyMachineSnapshot } from 'xstate';
import { type AnyStateMachine, type EventObject, type Snapshot, createEmptyActor } from 'xstate';
import { takenIn } from '../../../src/dev/flows/inspection.ts';

/** An event as the harness handles it: a type and whatever it carries. */
export interface ChartEvent extends EventObject {
  readonly [member: string]: unknown;
}

/** What runs or waits outside the chart and can therefore call on it: actors by id, timers by the event they will bring. */
export interface Pending {
  readonly actors: ReadonlySet<string>;
  /** Timer id → type of the event that it brings. */
  readonly timers: ReadonlyMap<string, string>;
}

/** A chart's snapshot together with how it was reached: the transitions taken, the facts emitted, and what is pending since. */
export type Traced = Extract<Snapshot<unknown>, { status: 'active' }> & {
  readonly chart: AnyMachineSnapshot;
  readonly pending: Pending;
  readonly taken: readonly string[];
  readonly emitted: readonly ChartEvent[];
};

/**
 * The chart as pure logic that keeps a trace. Actors are never started and no timer runs; instead `pending` says which
 * of them could call now, so that a walk over the chart offers a reply only while the actor runs, and a delay only once.
 */
export function traced(machine: AnyStateMachine): ActorLogic<Traced, ChartEvent, unknown> {
  return {
    getInitialSnapshot: (_scope, input) => begin(machine, input),
    transition: (before, event) => next(machine, before, event),
    getPersistedSnapshot: (snapshot) => snapshot,
  };
}

export function begin(machine: AnyStateMachine, input: unknown): Traced {
  const nothing = { actors: new Set<string>(), timers: new Map<string, string>() };
  return trace(machine.id, nothing, 'the start', (scope) => machine.getInitialSnapshot(scope, input));
}

export function next(machine: AnyStateMachine, before: Traced, event: ChartEvent): Traced {
  return trace(machine.id, after(event, before.pending), event.type, (scope) =>
    machine.transition(before.chart, event, scope),
  );
}

function trace(
  chartId: string,
  before: Pending,
  cause: string,
  step: (scope: AnyActorScope) => AnyMachineSnapshot,
): Traced {
  const actors = new Set(before.actors);
  const timers = new Map(before.timers);
  const taken: string[] = [];
  const emitted: ChartEvent[] = [];
  const note: ActionExecutor = ({ type, params }) => {
    const about = asRecord(params);
    if (type === 'xstate.spawnChild') actors.add(String(about['id']));
    if (type === 'xstate.stopChild') actors.delete(String(about['id']));
    if (type === 'xstate.cancel') timers.delete(String(about['sendId']));
    if (type === 'xstate.raise' && typeof about['delay'] === 'number') {
      const { type: brings } = asRecord(about['event']);
      timers.set(String(about['id'] ?? brings), String(brings));
    }
    if (type === 'xstate.emit') emitted.push(asEvent(about['event']));
  };
  const chart = step(scopeFor(chartId, note, (ids) => taken.push(...ids)));
  if (chart.status === 'error') throw new Error(`The chart broke on ${cause}`, { cause: chart.error });
  return { status: 'active', output: undefined, error: undefined, chart, pending: { actors, timers }, taken, emitted };
}

function after(event: ChartEvent, pending: Pending): Pending {
  const { actors, timers } = pending;
  const over = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1];
  return {
    actors: new Set([...actors].filter((id) => id !== over)),
    timers: new Map([...timers].filter(([, brings]) => brings !== event.type)),
  };
}

function scopeFor(
  chartId: string,
  actionExecutor: ActionExecutor,
  onTaken: (ids: readonly string[]) => void,
): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((event) => onTaken(takenIn(event, chartId)));
  return {
    self,
    id: '',
    sessionId: '',
    system: self.system,
    logger: () => undefined,
    defer: () => undefined,
    emit: () => undefined,
    stopChild: () => undefined,
    actionExecutor,
  };
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (value === null || typeof value !== 'object') return {};
  return Object.fromEntries(['id', 'sendId', 'delay', 'event', 'type'].map((name) => [name, Reflect.get(value, name)]));
}

function asEvent(value: unknown): ChartEvent {
  return { type: String(asRecord(value)['type']), ...(typeof value === 'object' ? value : {}) };
}
