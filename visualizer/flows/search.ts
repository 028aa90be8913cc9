import { type CatalogueEntry, plain } from './catalogue.ts';
import type { Picked } from './Diagram.tsx';
import { type StateBox, boxesWithin } from './graph.ts';
import { type ChartTransition, triggerText } from './transitions.ts';

/** A chart that has every word of the search, with the states and transitions that have them. */
export interface Found {
  readonly entry: CatalogueEntry;
  readonly hits: readonly Hit[];
}

export interface Hit {
  readonly title: string;
  /** The path of the state that a transition leaves; null for a state. */
  readonly from: string | null;
  readonly picked: Picked;
}

/** The charts that contain every word of the text: in their name, file, states, events, guards, actions or actors. */
export function search(entries: readonly CatalogueEntry[], text: string): readonly Found[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  return entries
    .filter(({ words }) => wanted.every((word) => words.includes(word)))
    .map((entry) => ({ entry, hits: hitsIn(entry, wanted) }));
}

/** The parts of a chart that have each wanted word which its name and file do not have. */
function hitsIn({ id, file, graph }: CatalogueEntry, wanted: readonly string[]): readonly Hit[] {
  const known = plain(`${id} ${file}`);
  const sought = wanted.filter((word) => !known.includes(word));
  if (sought.length === 0) return [];
  const has = (words: readonly string[]) => {
    const text = plain(words.join(' '));
    return sought.every((word) => text.includes(word));
  };
  const boxes = boxesWithin(graph.root);
  const pathOf = new Map(boxes.map((box) => [box.id, box.path]));
  const isNamed = ({ path }: StateBox) => has([path]);
  const states = boxes
    .filter((box) => has([box.path, box.description ?? '', ...box.tags, ...box.invokes.map((actor) => actor.id)]))
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    .map(({ path, name }) => ({ title: path || name, from: null, picked: { state: path } }));
  const all = new Set([...graph.arrows.flatMap((arrow) => arrow.transitions), ...boxes.flatMap((box) => box.inside)]);
  const transitions = [...all]
    .filter(({ trigger, guard, actions }) => has([triggerText(trigger), guard ?? '', ...actions]))
    .map((each) => ({ title: titleOf(each), from: pathOf.get(each.source) || id, picked: { transition: each.id } }));
  return [...states, ...transitions];
}

function titleOf({ trigger, guard }: ChartTransition): string {
  return guard === null ? triggerText(trigger) : `${triggerText(trigger)} [${guard}]`;
}
