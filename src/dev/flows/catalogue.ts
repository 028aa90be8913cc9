import type { ELK } from 'elkjs/lib/elk-api';
import { charts } from '../../../machines/index.ts';
import { chartsInFiles } from './chartFiles.ts';
import { type ChartGraph, boxesWithin, graphOf } from './graph.ts';
import { type ChartLayout, layoutOf } from './layout.ts';
import { triggerText } from './transitions.ts';

/** One chart of the product as the list shows it. */
export interface CatalogueEntry {
  readonly id: string;
  readonly file: string;
  readonly graph: ChartGraph;
  readonly states: number;
  readonly transitions: number;
  /** Everything that the search looks in. */
  readonly words: string;
}

/** The registered charts, in the registry's order. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(charts).map(([id, machine]) => {
  const graph = graphOf(machine);
  const boxes = boxesWithin(graph.root);
  const transitions = [...graph.arrows.flatMap((arrow) => arrow.transitions), ...boxes.flatMap((box) => box.inside)];
  const words = [
    id,
    ...boxes.flatMap((box) => [box.name, box.description ?? '', ...box.tags, ...box.invokes.map((actor) => actor.id)]),
    ...transitions.flatMap((each) => [triggerText(each.trigger), each.guard ?? '', ...each.actions]),
  ];
  return {
    id,
    file: chartsInFiles().find((found) => found.machine === machine)?.file ?? 'machines/index.ts',
    graph,
    states: boxes.length - 1,
    transitions: transitions.length,
    words: plain(words.join(' ')),
  };
});

/** The charts that say all the words somewhere: in their name, states, events, guards or actors. */
export function search(entries: readonly CatalogueEntry[], text: string): readonly CatalogueEntry[] {
  const wanted = plain(text).split(/\s+/);
  return entries.filter(({ words }) => wanted.every((word) => words.includes(word)));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

let engine: Promise<ELK> | undefined;
const layouts = new Map<string, Promise<ChartLayout>>();

/** The layout of a chart, worked out once; the layout engine (half a megabyte) is fetched with the first. */
export function layoutFor({ id, graph }: Pick<CatalogueEntry, 'id' | 'graph'>): Promise<ChartLayout> {
  engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Engine }) => new Engine());
  const known = layouts.get(id);
  if (known !== undefined) return known;
  const layout = engine.then((elk) => layoutOf(graph, elk));
  layouts.set(id, layout);
  return layout;
}
