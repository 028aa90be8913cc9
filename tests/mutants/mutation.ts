import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';

const MACHINES = new URL('../../machines/', import.meta.url);

/**
 * The source with the fault in it.
 * @throws when the text to replace does not occur exactly once
 */
export function mutate(source: string, { id, from, to }: Mutant): string {
  const parts = source.split(from);
  if (parts.length !== 2) throw new Error(`Mutant '${id}': its text occurs ${parts.length - 1} times`);
  return parts.join(to);
}

/** Loads the charts with the fault of that id. The files stay as they are. */
export function mutation(id: string): Plugin {
  const mutant = MUTANTS.find((each) => each.id === id);
  if (mutant === undefined) throw new Error(`There is no mutant '${id}'`);
  const mutated = normalizePath(fileURLToPath(new URL(mutant.file, MACHINES)));
  return {
    name: 'mutation',
    enforce: 'pre',
    transform: (source, file) => (file === mutated ? mutate(source, mutant) : null),
  };
}
