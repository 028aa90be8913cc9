import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateText } from '../../../visualizer/live/words.ts';
import { type ChartEvent, type Traced, begin, next } from '../../../visualizer/step/walker.ts';
import type { Happening } from './events.ts';
import { explore, goalsIn } from './graph.ts';
import type { ChartModel, Start } from './model.ts';
import { recordedWalks } from './recordedWalks.ts';
import { walks } from './walks.ts';

/** What must be so after a step, at every level: on the chart, on the views, in the browser. */
export interface Expectation {
  readonly state: string;
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: string;
  /** What the chart's selector says is shown. */
  readonly view: unknown;
  /** What this step emitted. */
  readonly emitted: readonly ChartEvent[];
  readonly snapshot: AnyMachineSnapshot;
}

export interface PathStep {
  readonly title: string;
  readonly event: ChartEvent;
  readonly expected: Expectation;
  readonly taken: readonly string[];
}

/** A walk from a start, in words a person can follow: 'choosingSlots → slot.toggled → done(submit) Made → awaitingPix'. */
export interface ChartPath {
  readonly title: string;
  readonly start: Start;
  readonly initial: Expectation;
  readonly steps: readonly PathStep[];
  readonly taken: readonly string[];
}

interface PathOptions {
  /** Steps of a walk, where it can be chosen. */
  readonly longest?: number | undefined;
  /** Every two transitions that can follow each other are walked, and in every state every sample of all that may happen, from every start. */
  readonly thorough?: boolean;
}

/**
 * Walks that together take every transition that can be taken. A walk goes on to the nearest transition still untaken
 * while it has fewer than `longest` steps, so that a level where a start is expensive (a server, a browser) needs few
 * walks. The walks that the model keeps follow as they are.
 */
export function paths(model: ChartModel, { longest = 12, thorough = false }: PathOptions = {}): readonly ChartPath[] {
  const open = new Set<string>();
  const graphs = model.starts.map((start) => ({ start, graph: explore(model, start, thorough) }));
  for (const { graph } of graphs) for (const goal of goalsIn(graph)) open.add(goal);
  const generated = graphs.flatMap(({ start, graph }) =>
    walks(graph, open, longest).map((walk) => replay(model, start, walk)),
  );
  return [...generated, ...recordedWalks(model).map(({ start, walk }) => replay(model, start, walk))];
}

/** A walk along events; `to` is where a planned one must lead. */
function replay(model: ChartModel, start: Start, walk: readonly (Happening & { to?: string })[]): ChartPath {
  let state = begin(model.machine, start.input);
  const initial = expectation(model, state);
  const taken = [...state.taken];
  const steps = walk.map(({ title, event, to }) => {
    state = next(model.machine, state, event);
    if (to !== undefined && model.key(state) !== to) throw new Error(undecided(model, title, to, model.key(state)));
    taken.push(...state.taken);
    return { title, event, expected: expectation(model, state), taken: state.taken };
  });
  const words = [
    initial.state,
    ...steps.map((step) => step.title),
    ...steps.slice(-1).map((step) => step.expected.state),
  ];
  const opening = model.starts.length > 1 ? `${start.title}: ` : '';
  return { title: opening + words.join(' → '), start, initial, steps, taken: [...new Set(taken)] };
}

function undecided(model: ChartModel, title: string, planned: string, reached: string): string {
  return `'${model.id}': after '${title}' the plan says ${planned}, the chart ${reached}: \`decides\` leaves out context that decides`;
}

function expectation(model: ChartModel, { chart, doings }: Traced): Expectation {
  return { ...describe(model, chart), emitted: doings.emitted, snapshot: chart };
}

/** A snapshot as the levels compare it: whole, but without what only the chart's inside sees. */
export function describe(model: ChartModel, chart: AnyMachineSnapshot): Omit<Expectation, 'emitted' | 'snapshot'> {
  const tags = [...chart.tags].map(String).toSorted();
  return { state: stateText(chart.value), value: chart.value, tags, status: chart.status, view: model.view(chart) };
}
