import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { StateMachine } from 'xstate';
import type { PlainWalk } from '../../../visualizer/keptWalk.ts';
import type { ChartEvent, Traced } from '../../../visualizer/step/walker.ts';
import type { Rule } from './rules.ts';

/** The values worth trying for one event: a list, or a list that depends on where the chart stands. */
type Samples<M extends AnyStateMachine, T> = readonly T[] | ((snapshot: SnapshotFrom<M>) => readonly T[]);

type Payload<E, T> = E extends { type: T } ? Omit<E, 'type'> : never;

type EventOutcomes<M extends AnyStateMachine> = {
  readonly [T in EventFromLogic<M>['type']]?: Samples<M, Payload<EventFromLogic<M>, T>>;
};

type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actor
    : never;

type ActorOutcomes<M extends AnyStateMachine> = {
  readonly [A in ActorsOf<M> as `xstate.done.actor.${A['src']}`]?: Samples<M, OutputFrom<A['logic']>>;
} & {
  readonly [A in ActorsOf<M> as `xstate.error.actor.${A['src']}`]?: Samples<M, unknown>;
};

/**
 * What the model file of a chart says, so that every branch can be reached.
 * Actors are named by their `src`, which by the house rule is also the id of their invoke.
 */
export interface ChartModelOptions<M extends AnyStateMachine> {
  readonly machine: M;
  /** How the chart may begin, by name; `{ start: undefined }` when it takes no input. */
  readonly starts?: Readonly<Record<string, InputFrom<M>>>;
  /**
   * What may come from outside: outputs per `xstate.done.actor.ID`, errors per `xstate.error.actor.ID`, payloads per
   * ordinary event. An event without an entry is sent bare; an empty list says that it never comes from outside.
   */
  readonly outcomes?: EventOutcomes<M> & ActorOutcomes<M>;
  /** For `*` and `name.*`: events that only the wildcard hears. */
  readonly wildcards?: Readonly<Record<string, readonly ChartEvent[]>>;
  /** Events that no person causes but a running actor, through what it was given: the same is done with that. */
  readonly callbacks?: Callbacks;
  /** The part of the context that decides what may happen next, as plain data. Everything else is left out. */
  readonly decides?: (snapshot: SnapshotFrom<M>) => unknown;
  /** The chart's own selector: what a view shows of this snapshot, compared whole at every step. */
  readonly view?: (snapshot: SnapshotFrom<M>) => unknown;
  /** What the product's specification says of this chart: at least two sentences, five where money or a session is. */
  readonly rules?: readonly Rule<M>[];
  /** Walks copied in the visualizer, from the step mode or the live mode: run besides the generated ones, and true as they stand. */
  readonly walks?: readonly PlainWalk[];
  /** More steps than this are taken for a context that never repeats: then `decides` says too much. */
  readonly limit?: number;
}

/** By event: the actor that causes it, and how that does it with its input. */
type Callbacks = Readonly<Record<string, Callback>>;
export interface Callback {
  readonly actor: string;
  readonly call: (input: unknown, event: ChartEvent) => void;
}

/** A chart with its samples, ready to be walked. */
export interface ChartModel {
  readonly id: string;
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start[];
  readonly outcomes: Readonly<Record<string, Samples<AnyStateMachine, unknown> | undefined>>;
  readonly wildcards: Readonly<Record<string, readonly ChartEvent[]>>;
  readonly callbacks: Callbacks;
  readonly view: (snapshot: AnyMachineSnapshot) => unknown;
  readonly rules: readonly Rule<AnyStateMachine>[];
  readonly key: (traced: Traced) => string;
  readonly walks: readonly PlainWalk[];
  readonly limit: number;
}

export interface Start {
  readonly title: string;
  readonly input: unknown;
}

/** Names a chart with the samples that reach all of its branches. Sample outputs and payloads are checked against its types. */
export function chartModel<M extends AnyStateMachine>(options: ChartModelOptions<M>): ChartModel;
export function chartModel(options: ChartModelOptions<AnyStateMachine>): ChartModel {
  const { machine, starts = { start: undefined }, decides = () => null } = options;
  return {
    id: machine.id,
    machine,
    starts: Object.entries(starts).map(([title, input]) => ({ title, input })),
    outcomes: options.outcomes ?? {},
    wildcards: options.wildcards ?? {},
    callbacks: options.callbacks ?? {},
    view: options.view ?? (() => null),
    rules: options.rules ?? [],
    walks: options.walks ?? [],
    limit: options.limit ?? 20_000,
    key: ({ chart, pending }) =>
      JSON.stringify([
        chart.status,
        chart.value,
        decides(chart),
        Object.entries(chart.historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)]),
        [...pending.actors].toSorted(),
        [...pending.timers.values()].map(({ event }) => event).toSorted(),
      ]),
  };
}
