import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateText } from '../../../visualizer/live/words.ts';
import { type ChartEvent, type Traced, begin, next } from '../../../visualizer/step/walker.ts';
import type { Happening } from './events.ts';
import { type Edge, explore, type Graph, goalsIn, goalsOf } from './graph.ts';
import type { ChartModel, Start } from './model.ts';
import { recordedWalks } from './recordedWalks.ts';

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

/** A way through the graph, and what its last edge brings. */
interface Way {
  readonly edges: readonly Edge[];
  readonly goals: readonly string[];
}

function walks(graph: Graph, open: Set<string>, longest: number): readonly (readonly Edge[])[] {
  const found: (readonly Edge[])[] = [];
  let startIsNews = graph.thorough || graph.first.taken.some((id) => open.has(id));
  graph.first.taken.forEach((id) => open.delete(id));
  for (;;) {
    const walk: Edge[] = [];
    for (;;) {
      const more = toNearestOpen(graph, walk, open);
      if (more === null || (walk.length > 0 && walk.length + more.length > longest)) break;
      for (const edge of more) {
        goalsOf(graph, takenBefore(graph, walk), edge).forEach((id) => open.delete(id));
        walk.push(edge);
      }
    }
    if (walk.length === 0 && !startIsNews) return found;
    startIsNews = false;
    found.push(walk);
  }
}

/** What the last step of a walk took that took anything. */
function takenBefore({ first }: Graph, walk: readonly Edge[]): readonly string[] {
  return walk.at(-1)?.taken ?? first.taken;
}

/**
 * The shortest way, breadth first, from where a walk stands to an edge that brings what is still open; among equally near
 * ones, one that leads on to more, so that a walk does not end sooner than it must.
 */
function toNearestOpen(graph: Graph, walk: readonly Edge[], open: ReadonlySet<string>): readonly Edge[] | null {
  for (const level of levels(graph, walk)) {
    const near = level.filter(({ goals }) => goals.some((id) => open.has(id)));
    if (near.length > 0) return (near.find((way) => leadsOn(graph, way, open)) ?? near[0])?.edges ?? null;
  }
  return null;
}

function leadsOn(graph: Graph, { edges, goals: here }: Way, open: ReadonlySet<string>): boolean {
  for (const level of levels(graph, edges)) {
    if (level.some(({ goals }) => goals.some((id) => open.has(id) && !here.includes(id)))) return true;
  }
  return false;
}

/** Every edge reachable from where a walk stands, by the shortest way to it, one list per number of steps. */
function* levels(graph: Graph, walk: readonly Edge[]): Generator<readonly Way[]> {
  const further = (key: string, before: readonly string[], edges: readonly Edge[]): readonly Way[] =>
    (graph.nodes.get(key)?.edges ?? []).map((edge) => ({
      edges: [...edges, edge],
      goals: goalsOf(graph, before, edge),
    }));
  // Where pairs count, a situation is another one when another transition has led to it.
  const place = ({ to, taken }: Edge) => (graph.thorough ? `${to} ${taken.at(-1)}` : to);
  const last = walk.at(-1);
  const seen = new Set([last ? place(last) : graph.first.key]);
  let front = further(last?.to ?? graph.first.key, takenBefore(graph, walk), []);
  while (front.length > 0) {
    yield front;
    front = front.flatMap(({ edges }) => {
      const end = edges.at(-1);
      if (end === undefined || seen.has(place(end))) return [];
      seen.add(place(end));
      return further(end.to, end.taken, edges);
    });
  }
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
