import { TestModel, adjacencyMapToArray } from '@xstate/graph';
import { stateText } from '../../../visualizer/live/words.ts';
import { type ChartEvent, type Traced, begin } from '../../../visualizer/step/walker.ts';
import { type Happening, happenings } from './events.ts';
import type { ChartModel, Start } from './model.ts';
import { traced } from './tracing.ts';

/** The pairs of transitions that can follow each other, as ids, from any of the model's starts. */
export function reachablePairs(model: ChartModel): ReadonlySet<string> {
  const goals = model.starts.flatMap((start) => [...goalsIn(explore(model, start, true))]);
  return new Set(goals.filter((id) => id.includes(PAIR)));
}

const PAIR = ' > ';

export interface Edge extends Happening {
  /** The state before, as text. */
  readonly from: string;
  readonly to: string;
  readonly taken: readonly string[];
}

/** The situations that a chart can be in from one start, and what leads from each to which. */
export interface Graph {
  readonly first: { readonly key: string; readonly taken: readonly string[] };
  readonly nodes: ReadonlyMap<string, { readonly edges: readonly Edge[] }>;
  /** Pairs of transitions, and samples in states, count besides the transitions. */
  readonly thorough: boolean;
}

/** The transitions of a list, and the pairs of those that follow each other, as ids. */
export function pairsOf(taken: readonly string[]): readonly string[] {
  return taken.slice(1).map((id, index) => taken[index] + PAIR + id);
}

/** What an edge brings that can be asked for: its transitions and, where they count, its sample and the pairs it ends. */
export function goalsOf({ thorough }: Graph, before: readonly string[], edge: Edge): readonly string[] {
  if (!thorough) return edge.taken;
  return [...edge.taken, ...pairsOf([...before.slice(-1), ...edge.taken]), `${edge.from}: ${edge.title}`];
}

/** Everything that can be asked for in a graph. */
export function goalsIn(graph: Graph): ReadonlySet<string> {
  const leadingTo = new Map<string, Set<string>>([[graph.first.key, new Set(graph.first.taken.slice(-1))]]);
  for (const { edges } of graph.nodes.values()) {
    for (const { to, taken } of edges) {
      const known = leadingTo.get(to) ?? new Set();
      taken.slice(-1).forEach((id) => known.add(id));
      leadingTo.set(to, known);
    }
  }
  const goals = new Set(graph.first.taken);
  for (const [key, { edges }] of graph.nodes) {
    const before = [[], ...[...(leadingTo.get(key) ?? [])].map((id) => [id])];
    for (const edge of edges) for (const last of before) goalsOf(graph, last, edge).forEach((id) => goals.add(id));
  }
  return goals;
}

/** What was explored from each start: plans, pairs and reports ask for the same. */
const explored = new WeakMap<Start, Omit<Graph, 'thorough'>>();

/** All situations that a chart can be in from one start, and what leads from each to which. */
export function explore(model: ChartModel, start: Start, thorough: boolean): Graph {
  const found = explored.get(start) ?? exploredFrom(model, start);
  explored.set(start, found);
  return { ...found, thorough };
}

/** Found by @xstate/graph. */
function exploredFrom(model: ChartModel, start: Start): Omit<Graph, 'thorough'> {
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
    node.edges.push({
      title: title(event),
      event,
      from: stateText(state.chart.value),
      to: model.key(nextState),
      taken: nextState.taken,
    });
    nodes.set(from, node);
  }
  const first = begin(model.machine, start.input);
  return { first: { key: model.key(first), taken: first.taken }, nodes };
}
