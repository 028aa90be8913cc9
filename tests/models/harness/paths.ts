import { TestModel, adjacencyMapToArray } from '@xstate/graph';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import { stateText } from '../../../visualizer/live/words.ts';
import { type ChartEvent, type Traced, begin, next } from '../../../visualizer/step/walker.ts';
import { type Happening, happenings } from './events.ts';
import type { ChartModel, Start } from './model.ts';
import { recordedWalks } from './recordedWalks.ts';
import { traced } from './tracing.ts';

/** What must be so after a step, at every level: on the chart, on the views, in the browser. */
export interface Expectation {
  readonly state: string;
  readonly value: StateValue;
  readonly tags: readonly string[];
  readonly status: string;
  /** What the chart's selector says is shown. */
  readonly view: unknown;
  /** Facts emitted by this step. */
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

/** The transitions that a path takes, those of its first moment included. */
export function covered(path: ChartPath): readonly string[] {
  return path.taken;
}

/**
 * Walks that together take every transition that can be taken. A walk goes on to the nearest transition still untaken
 * while it has fewer than `longest` steps, so that a level where a start is dear (a server, a browser) needs few walks.
 * The walks that the model keeps follow as they are.
 */
export function paths(model: ChartModel, longest = 12): readonly ChartPath[] {
  const open = new Set<string>();
  const graphs = model.starts.map((start) => ({ start, graph: explore(model, start) }));
  for (const { graph } of graphs) {
    for (const { edges } of graph.nodes.values()) for (const { taken } of edges) taken.forEach((id) => open.add(id));
    graph.first.taken.forEach((id) => open.add(id));
  }
  const generated = graphs.flatMap(({ start, graph }) =>
    walks(graph, open, longest).map((walk) => replay(model, start, walk)),
  );
  return [...generated, ...recordedWalks(model).map(({ start, walk }) => replay(model, start, walk))];
}

interface Edge extends Happening {
  readonly to: string;
  readonly taken: readonly string[];
}

interface Graph {
  readonly first: { readonly key: string; readonly taken: readonly string[] };
  readonly nodes: ReadonlyMap<string, { readonly edges: readonly Edge[] }>;
}

/** All situations that a chart can be in from one start, and what leads from each to which, found by @xstate/graph. */
function explore(model: ChartModel, start: Start): Graph {
  // Titles tell samples apart where JSON cannot (files, errors).
  const titles = new WeakMap<ChartEvent, string>();
  const title = (event: ChartEvent): string => titles.get(event) ?? event.type;
  const adjacency = new TestModel<Traced, ChartEvent, unknown>(traced(model.machine), {
    input: start.input,
    limit: model.limit,
    serializeState: model.key,
    serializeEvent: title,
    stateMatcher: (state, name) => state.chart.matches(name),
    events: (state) =>
      happenings(model, state).map((happening) => {
        titles.set(happening.event, happening.title);
        return happening.event;
      }),
  }).getAdjacencyMap();
  const nodes = new Map<string, { edges: Edge[] }>();
  for (const { state, event, nextState } of adjacencyMapToArray(adjacency)) {
    const from = model.key(state);
    const node = nodes.get(from) ?? { edges: [] };
    node.edges.push({ title: title(event), event, to: model.key(nextState), taken: nextState.taken });
    nodes.set(from, node);
  }
  const first = begin(model.machine, start.input);
  return { first: { key: model.key(first), taken: first.taken }, nodes };
}

function walks(graph: Graph, open: Set<string>, longest: number): readonly (readonly Edge[])[] {
  const found: (readonly Edge[])[] = [];
  let startIsNews = graph.first.taken.some((id) => open.has(id));
  graph.first.taken.forEach((id) => open.delete(id));
  for (;;) {
    const walk: Edge[] = [];
    for (;;) {
      const more = toNearestOpen(graph, walk.at(-1)?.to ?? graph.first.key, open);
      if (more === null || (walk.length > 0 && walk.length + more.length > longest)) break;
      walk.push(...more);
      for (const { taken } of more) taken.forEach((id) => open.delete(id));
    }
    if (walk.length === 0 && !startIsNews) return found;
    startIsNews = false;
    found.push(walk);
  }
}

/**
 * The shortest way, breadth first, from a situation to an edge that takes a transition not taken yet; among equally near
 * ones, one that leads on to more, so that a walk does not end sooner than it must.
 */
function toNearestOpen(graph: Graph, from: string, open: ReadonlySet<string>): readonly Edge[] | null {
  for (const level of levels(graph, from)) {
    const news = level.filter((way) => (way.at(-1)?.taken ?? []).some((id) => open.has(id)));
    if (news.length > 0) return news.find((way) => leadsOn(graph, way, open)) ?? news[0] ?? null;
  }
  return null;
}

function leadsOn(graph: Graph, way: readonly Edge[], open: ReadonlySet<string>): boolean {
  const taken = new Set(way.flatMap((edge) => edge.taken));
  for (const level of levels(graph, way.at(-1)?.to ?? '')) {
    if (level.some((further) => further.at(-1)?.taken.some((id) => open.has(id) && !taken.has(id)))) return true;
  }
  return false;
}

/** Every edge reachable from a situation, by the shortest way to it, one list per number of steps. */
function* levels(graph: Graph, from: string): Generator<readonly (readonly Edge[])[]> {
  const seen = new Set([from]);
  let front: readonly (readonly Edge[])[] = (graph.nodes.get(from)?.edges ?? []).map((edge) => [edge]);
  while (front.length > 0) {
    yield front;
    front = front.flatMap((way) => {
      const at = way.at(-1)?.to ?? '';
      if (seen.has(at)) return [];
      seen.add(at);
      return (graph.nodes.get(at)?.edges ?? []).map((edge) => [...way, edge]);
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

function expectation(model: ChartModel, { chart, emitted }: Traced): Expectation {
  return { ...describe(model, chart), emitted, snapshot: chart };
}

/** A snapshot as the levels compare it: whole, but without what only the chart's inside sees. */
export function describe(model: ChartModel, chart: AnyMachineSnapshot): Omit<Expectation, 'emitted' | 'snapshot'> {
  const tags = [...chart.tags].map(String).toSorted();
  return { state: stateText(chart.value), value: chart.value, tags, status: chart.status, view: model.view(chart) };
}
