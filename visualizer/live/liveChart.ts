import { createMachine } from 'xstate';
import { type CatalogueEntry, layoutFor } from '../flows/catalogue.ts';
import { type ChartGraph, graphOf } from '../flows/graph.ts';
import type { ChartLayout } from '../flows/layout.ts';
import type { ActorRecord } from './recording.ts';
import type { Dictionary } from '../texts/pt.ts';

export interface LiveChart {
  readonly graph: ChartGraph;
  readonly layout: (texts: Dictionary) => Promise<ChartLayout>;
  /** The chart in the catalogue, if it is one of ours. */
  readonly ours: CatalogueEntry | undefined;
}

const known = new Map<string, LiveChart | undefined>();

/** An actor's chart: one of ours from the code, another application's from the definition that it sent. */
export function chartOf(
  { chart, definition }: ActorRecord,
  catalogue: readonly CatalogueEntry[],
): LiveChart | undefined {
  if (chart === undefined || definition === undefined) return undefined;
  if (!known.has(definition)) known.set(definition, ours(chart, definition, catalogue) ?? received(definition));
  return known.get(definition);
}

function ours(id: string, definition: string, catalogue: readonly CatalogueEntry[]): LiveChart | undefined {
  const entry = catalogue.find((each) => each.id === id);
  // Another application may have a chart with the same id.
  if (entry === undefined || !hasStatesOf(entry.machine.config, JSON.parse(definition))) return undefined;
  return { graph: entry.graph, layout: (texts) => layoutFor(entry, texts), ours: entry };
}

function hasStatesOf(config: object, received: unknown): boolean {
  return statesIn(config).join() === statesIn(received).join();
}

function statesIn(config: unknown): readonly string[] {
  if (typeof config !== 'object' || config === null || !('states' in config)) return [];
  const { states } = config;
  return typeof states === 'object' && states !== null ? Object.keys(states) : [];
}

function received(definition: string): LiveChart | undefined {
  try {
    const graph = graphOf(createMachine(JSON.parse(definition)));
    return { graph, layout: (texts) => layoutFor({ id: definition, graph }, texts), ours: undefined };
  } catch {
    // Another application may send an invalid definition; the screen then says that it cannot be drawn.
    return undefined;
  }
}
