import { type Edge, type Graph, goalsOf } from './graph.ts';

/** A situation, told apart, where pairs count, by the transition that led to it too. */
interface Place {
  readonly key: string;
  readonly before: readonly string[];
}

/** An edge from a place, what it brings that can be asked for, and the place to which it leads. */
interface Leg {
  readonly edge: Edge;
  readonly goals: readonly string[];
  readonly to: Place;
}

/** The last leg of a way, and the way before it. */
interface Way {
  readonly leg: Leg;
  readonly before: Way | null;
}

type LegsFrom = (place: Place) => readonly Leg[];

/**
 * Walks through a graph that together bring all that is open of what it can bring, and take it out of `open`. A walk has
 * at most `longest` steps, unless the way to the first thing it brings is longer.
 */
export function walks(graph: Graph, open: Set<string>, longest: number): readonly (readonly Edge[])[] {
  const { place, legsFrom } = planner(graph);
  const found: (readonly Edge[])[] = [];
  let startIsNews = graph.thorough || graph.first.taken.some((id) => open.has(id));
  graph.first.taken.forEach((id) => open.delete(id));
  for (;;) {
    const walk: Edge[] = [];
    let here = place(graph.first.key, graph.first.taken);
    for (;;) {
      const more = toNearestOpen(legsFrom, here, open);
      if (more.length === 0 || (walk.length > 0 && walk.length + more.length > longest)) break;
      for (const { edge, goals, to } of more) {
        goals.forEach((id) => open.delete(id));
        walk.push(edge);
        here = to;
      }
    }
    if (walk.length === 0 && !startIsNews) return found;
    startIsNews = false;
    found.push(walk);
  }
}

/** The places of a graph and the legs between them, each made once: a plan looks at them thousands of times. */
function planner(graph: Graph): { place: (key: string, taken: readonly string[]) => Place; legsFrom: LegsFrom } {
  const places = new Map<string, Place>();
  const legs = new Map<Place, readonly Leg[]>();
  const place = (key: string, taken: readonly string[]): Place => {
    const before = graph.thorough ? taken.slice(-1) : [];
    const name = `${key} ${before.join('')}`;
    const known = places.get(name) ?? { key, before };
    places.set(name, known);
    return known;
  };
  const legsFrom = (from: Place): readonly Leg[] => {
    const known =
      legs.get(from) ??
      (graph.nodes.get(from.key)?.edges ?? []).map((edge) => ({
        edge,
        goals: goalsOf(graph, from.before, edge),
        to: place(edge.to, edge.taken),
      }));
    legs.set(from, known);
    return known;
  };
  return { place, legsFrom };
}

/**
 * The shortest way, breadth first, from where a walk stands to a leg that brings what is still open; among equally near
 * ones, one that leads on to more, so that a walk does not end sooner than it must. Empty when nothing can be reached.
 */
function toNearestOpen(legsFrom: LegsFrom, here: Place, open: ReadonlySet<string>): readonly Leg[] {
  for (const level of levels(legsFrom, here)) {
    const near = level.filter(({ leg }) => leg.goals.some((id) => open.has(id)));
    if (near.length > 0) return legsOf(near.find(({ leg }) => leadsOn(legsFrom, leg, open)) ?? near[0] ?? null);
  }
  return [];
}

function leadsOn(legsFrom: LegsFrom, { to, goals: here }: Leg, open: ReadonlySet<string>): boolean {
  for (const level of levels(legsFrom, to)) {
    if (level.some(({ leg }) => leg.goals.some((id) => open.has(id) && !here.includes(id)))) return true;
  }
  return false;
}

function legsOf(way: Way | null): readonly Leg[] {
  return way === null ? [] : [...legsOf(way.before), way.leg];
}

/** Every leg reachable from a place, by the shortest way to it, one list per number of steps. */
function* levels(legsFrom: LegsFrom, here: Place): Generator<readonly Way[]> {
  const further = (place: Place, before: Way | null): readonly Way[] => legsFrom(place).map((leg) => ({ leg, before }));
  const seen = new Set([here]);
  let front = further(here, null);
  while (front.length > 0) {
    yield front;
    front = front.flatMap((way) => {
      const { to } = way.leg;
      if (seen.has(to)) return [];
      seen.add(to);
      return further(to, way);
    });
  }
}
