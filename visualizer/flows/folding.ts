import { type Arrow, type ChartGraph, type StateBox, boxesWithin, lineage } from './graph.ts';

/** Paths of the states that can be closed: the compound states, except the chart's root. */
export function foldable({ root }: ChartGraph): readonly string[] {
  return boxesWithin(root).flatMap(({ path, children }) => (path !== '' && children.length > 0 ? [path] : []));
}

/** The chart with some states closed: their children are left out, and the children's arrows join the closed state. */
export function folded(graph: ChartGraph, closed: readonly string[]): ChartGraph {
  if (closed.length === 0) return graph;
  const shownAs = new Map<string, string>();
  const root = fold(graph.root, new Set(closed), shownAs);
  return { ...graph, root, arrows: gathered(graph.arrows, shownAs) };
}

/** The closed states that stay closed when the states with these ids must be visible. */
export function opened({ root }: ChartGraph, closed: readonly string[], ids: readonly string[]): readonly string[] {
  const hiding = new Set(
    ids.flatMap((id) =>
      lineage(root, id)
        .slice(0, -1)
        .map(({ path }) => path),
    ),
  );
  return closed.filter((path) => !hiding.has(path));
}

/** Closes or opens a state; closed states inside it stay closed. */
export function toggled(closed: readonly string[], path: string): readonly string[] {
  return closed.includes(path) ? closed.filter((other) => other !== path) : [...closed, path];
}

/** Also fills `shownAs`, which maps each state's id to the id of the state that represents it in the diagram. */
function fold(box: StateBox, closed: ReadonlySet<string>, shownAs: Map<string, string>): StateBox {
  if (!closed.has(box.path) || box.children.length === 0) {
    shownAs.set(box.id, box.id);
    const children = box.children.map((child) => fold(child, closed, shownAs));
    return { ...box, children, initial: box.initial === null ? null : (shownAs.get(box.initial) ?? box.initial) };
  }
  const hidden = boxesWithin(box);
  for (const { id } of hidden) shownAs.set(id, box.id);
  return { ...box, children: [], initial: null, hides: hidden.length - 1 };
}

/** Drops arrows inside one closed state, and merges arrows that now join the same two states. */
function gathered(arrows: readonly Arrow[], shownAs: ReadonlyMap<string, string>): readonly Arrow[] {
  const all = new Map<string, Arrow>();
  for (const arrow of arrows) {
    const source = shownAs.get(arrow.source) ?? arrow.source;
    const target = shownAs.get(arrow.target) ?? arrow.target;
    const isMoved = source !== arrow.source || target !== arrow.target;
    if (isMoved && source === target) continue;
    const id = `${source} → ${target}`;
    const known = all.get(id)?.transitions ?? [];
    const news = arrow.transitions.filter((each) => !known.includes(each));
    all.set(id, { id, source, target, transitions: [...known, ...news] });
  }
  return [...all.values()];
}
