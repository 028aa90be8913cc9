import type { ELK } from 'elkjs/lib/elk-api';
import type { AnyStateMachine } from 'xstate';
import { folded } from './folding.ts';
import { type ChartGraph, boxesWithin, graphOf } from './graph.ts';
import { type ChartLayout, layoutOf } from './layout.ts';
import { triggerText } from './transitions.ts';
import type { Dictionary } from '../texts/pt.ts';

/** A chart for the visualizer, with its source file. */
export interface ChartSource {
  readonly id: string;
  readonly file: string;
  readonly machine: AnyStateMachine;
}

/** One chart as the list shows it. */
export interface CatalogueEntry extends ChartSource {
  readonly graph: ChartGraph;
  readonly states: number;
  readonly transitions: number;
  /** The text that the search looks in. */
  readonly words: string;
}

export function catalogueOf(charts: readonly ChartSource[]): readonly CatalogueEntry[] {
  return charts.map(entryOf);
}

function entryOf({ id, file, machine }: ChartSource): CatalogueEntry {
  const graph = graphOf(machine);
  const boxes = boxesWithin(graph.root);
  const transitions = [...graph.arrows.flatMap((arrow) => arrow.transitions), ...boxes.flatMap((box) => box.inside)];
  const words = [
    id,
    file,
    ...boxes.flatMap((box) => [box.path, box.description ?? '', ...box.tags, ...box.invokes.map((actor) => actor.id)]),
    ...transitions.flatMap((each) => [triggerText(each.trigger), each.guard ?? '', ...each.actions]),
  ];
  return {
    id,
    file,
    machine,
    graph,
    states: boxes.length - 1,
    transitions: transitions.length,
    words: plain(words.join(' ')),
  };
}

/** A text as the search compares it: without accents, in small letters. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

let engine: Promise<ELK> | undefined;
const layouts = new Map<string, Promise<ChartLayout>>();

/**
 * The layout of a chart with some of its states closed, cached. The first call fetches the layout engine (half a megabyte).
 * Each computation is recorded as a browser performance measure such as 'layout booking'.
 */
export function layoutFor(
  { id, graph }: Pick<CatalogueEntry, 'id' | 'graph'>,
  { language, chart }: Dictionary,
  closed: readonly string[] = [],
): Promise<ChartLayout> {
  const key = [language, id, ...closed].join(' ');
  const known = layouts.get(key);
  if (known !== undefined) return known;
  const layout = measured(id, folded(graph, closed), chart);
  layouts.set(key, layout);
  return layout;
}

async function measured(id: string, graph: ChartGraph, texts: Dictionary['chart']): Promise<ChartLayout> {
  engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Engine }) => new Engine());
  const elk = await engine;
  const start = performance.now();
  const layout = await layoutOf(graph, elk, texts);
  performance.measure(`layout ${id}`, { start });
  return layout;
}
