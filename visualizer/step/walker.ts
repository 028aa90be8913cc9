import { type ActionExecutor, type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { type EventObject, type Snapshot, StateMachine, createEmptyActor } from 'xstate';
import { delayIn, replyIn } from '../flows/eventTypes.ts';
import { takenIn } from '../flows/inspection.ts';
import { type Standing, standingAt, timersOf } from './resume.ts';

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
  /** What is left of it, in milliseconds. */
  readonly delay: number;
}

/** What a step did, in the words of the tests' records. */
interface Doings {
  readonly emitted: readonly ChartEvent[];
  readonly started: readonly { readonly actor: string; readonly input: unknown }[];
  /** What the chart sent to its own actors. */
  readonly sent: readonly { readonly to: string; readonly event: ChartEvent }[];
  /** Actions that reach outside the chart, which the app provides. */
  readonly effects: readonly { readonly action: string; readonly params: unknown }[];
  /** The delays that began, in milliseconds, by name. */
  readonly timers: Readonly<Record<string, number>>;
}

/** A chart's snapshot with the transitions taken in this step, what it did, and the pending actors and timers. */
export type Traced = Extract<Snapshot<unknown>, { status: 'active' }> & {
  readonly chart: AnyMachineSnapshot;
  readonly pending: Pending;
  readonly taken: readonly string[];
  readonly doings: Doings;
};

/**
 * The chart at its start. The walk is a pure function: no actor or timer ever starts. `pending` lists those that would run,
 * so that a reply is offered only while its actor runs, and a delay only once.
 */
export function begin(machine: AnyStateMachine, input: unknown): Traced {
  const nothing = { actors: new Set<string>(), timers: new Map<string, Timer>() };
  return trace(machine.id, nothing, 'the start', (scope) => ending(machine).getInitialSnapshot(scope, input));
}

/** The chart where a running one stands. */
export function resume(machine: AnyStateMachine, standing: Standing): Traced {
  const chart = standingAt(
    ending(machine),
    standing,
    scopeFor(
      machine.id,
      () => undefined,
      () => undefined,
    ),
  );
  const pending = { actors: new Set(Object.keys(standing.actors)), timers: timersOf(chart) };
  return { ...ACTIVE, chart, pending, taken: [], doings: nothingYet() };
}

/** More transitions than any chart takes on one event. */
const MOST_AT_ONCE = 1_000;

/** A chart goes on without an event for ever: a circle of `always`, or of events that it raises. */
export class EndlessLoop extends Error {}

const ended = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The same chart, which throws where it would go on for ever, and the page with it. */
function ending(machine: AnyStateMachine): AnyStateMachine {
  const known =
    ended.get(machine) ??
    new StateMachine({ ...machine.config, options: { maxIterations: MOST_AT_ONCE } }, machine.implementations);
  ended.set(machine, known);
  return known;
}

/** The chart after one more event. Throws when the chart fails. */
export function next(machine: AnyStateMachine, before: Traced, event: ChartEvent): Traced {
  return trace(machine.id, after(event, before.pending), event.type, (scope) =>
    ending(machine).transition(before.chart, event, scope),
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
  const doings = nothingYet();
  const note: ActionExecutor = ({ type, params }) => {
    const { id, sendId, input, event, delay, targetId } = asMembers(params);
    switch (type) {
      case 'xstate.spawnChild':
        actors.add(String(id));
        return void doings.started.push({ actor: String(id), input });
      case 'xstate.stopChild':
        return void actors.delete(String(id));
      case 'xstate.cancel':
        return void timers.delete(String(sendId));
      case 'xstate.emit':
        return void doings.emitted.push(asEvent(event));
      case 'xstate.sendTo':
        return void (typeof targetId === 'string' && doings.sent.push({ to: targetId, event: asEvent(event) }));
      case 'xstate.raise': {
        if (typeof delay !== 'number') return;
        const brings = asEvent(event).type;
        timers.set(typeof id === 'string' ? id : brings, { event: brings, delay });
        doings.timers[delayIn(brings) ?? brings] = delay;
        return;
      }
    }
    if (!type.startsWith('xstate.')) doings.effects.push({ action: type, params });
  };
  const chart = orEndless(() => step(scopeFor(chartId, note, (ids) => taken.push(...ids))));
  if (chart.status === 'error') {
    throw isEndless(chart.error)
      ? new EndlessLoop(chart.error.message)
      : new Error(`The chart broke on ${cause}`, { cause: chart.error });
  }
  return { ...ACTIVE, chart, pending: { actors, timers }, taken, doings };
}

function orEndless<T>(step: () => T): T {
  try {
    return step();
  } catch (error) {
    throw isEndless(error) ? new EndlessLoop(error.message) : error;
  }
}

function isEndless(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith('Infinite loop detected');
}

const ACTIVE = { status: 'active', output: undefined, error: undefined } as const;

function nothingYet() {
  return {
    emitted: [] as ChartEvent[],
    started: [] as Doings['started'][number][],
    sent: [] as Doings['sent'][number][],
    effects: [] as Doings['effects'][number][],
    timers: {} as Record<string, number>,
  };
}

/** What is pending once the event has come. A delay that is over took its time for the others as well. */
function after(event: ChartEvent, { actors, timers }: Pending): Pending {
  const over = replyIn(event.type).actor;
  const passed = [...timers.values()].find((timer) => timer.event === event.type)?.delay ?? 0;
  const left = [...timers].flatMap(([id, timer]) =>
    timer.event === event.type ? [] : [[id, { ...timer, delay: Math.max(0, timer.delay - passed) }] as const],
  );
  return { actors: new Set([...actors].filter((id) => id !== over)), timers: new Map(left) };
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

function asMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asEvent(value: unknown): ChartEvent {
  const { type, ...members } = asMembers(value);
  return { type: String(type), ...members };
}
