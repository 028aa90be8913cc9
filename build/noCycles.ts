import type { Plugin } from 'vite';

/** A tournament's page and its parts: what they take of each other is components, which are used when both have run. */
const KNOWN = /\/(tournament|TournamentScreen)-/;

/**
 * Fails a build in which two files of code import each other: the one that runs first would find undefined what it takes of the other,
 * and only in the built app.
 */
export function noCycles(): Plugin {
  return {
    name: 'no-cycles',
    generateBundle(_options, bundle) {
      const importsOf = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const done = new Set<string>();
      const visit = (file: string, above: readonly string[]): void => {
        const cycle = above.includes(file) ? [...above.slice(above.indexOf(file)), file] : [];
        if (cycle.some((one) => !KNOWN.test(one))) this.error(`These files import each other: ${cycle.join(' → ')}`);
        if (cycle.length > 0) return;
        if (done.has(file)) return;
        for (const next of importsOf(file)) visit(next, [...above, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
