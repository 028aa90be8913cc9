import { type ActionExecutor, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { type EventObject, type Snapshot, createEmptyActor } from 'xstate';
import { replyIn } from '../flows/eventTypes.ts';
import { takenIn } from '../flows/inspection.ts';

/** An event of a walk: a type and any other members. */
export interface ChartEvent extends EventObject {
  readonly [member: string]: unknown;
}

/** The running actors (by id) and timers, which can send the chart events. */
interface Pending {
  readonly actors: ReadonlySet<string>;
  /** By timer id. */
  readonly timers: ReadonlyMap<string, Timer>;
}

interface Timer {
  /** The type of the event that the timer sends. */
  readonly event: string;
  /** In milliseconds. */
  readonly delay: number;
}

/** A chart's snapshot with the transitions taken and events emitted in this step, and the pending actors and timers. */
export type Traced = Extract<Snapshot<unknown>, { status: 'active' }> & {
  readonly chart: AnyMachineSnapshot;
  readonly pending: Pending;
  readonly taken: readonly string[];
  readonly emitted: readonly ChartEvent[];
};

/**
 * The chart at its start. The walk is a pure function: no actor or timer ever starts. `pending` lists those that would run,
 * so that a reply is offered only while its actor runs, and a delay only once.
 */
export function begin(machine: AnyStateMachine, input: unknown): Traced {
  const nothing = { actors: new Set<string>(), timers: new Map<string, Timer>() };
  return trace(machine.id, nothing, 'the start', (scope) => machine.getInitialSnapshot(scope, input));
}

/** The chart after one more event. Throws when the chart fails. */
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
      const event = String(asRecord(about['event'])['type']);
      timers.set(typeof about['id'] === 'string' ? about['id'] : event, { event, delay: about['delay'] });
    }
    if (type === 'xstate.emit') emitted.push(asEvent(about['event']));
  };
  const chart = step(scopeFor(chartId, note, (ids) => taken.push(...ids)));
  if (chart.status === 'error') throw new Error(`The chart broke on ${cause}`, { cause: chart.error });
  return { status: 'active', output: undefined, error: undefined, chart, pending: { actors, timers }, taken, emitted };
}

function after(event: ChartEvent, { actors, timers }: Pending): Pending {
  const over = replyIn(event.type).actor;
  return {
    actors: new Set([...actors].filter((id) => id !== over)),
    timers: new Map([...timers].filter(([, timer]) => timer.event !== event.type)),
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
