import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** What the server starts in a process of its own, as `buildProcesses.ts` has built it. */
export function processScript(name: 'sheetProcess' | 'drawingProcess'): URL {
  return pathToFileURL(`${inject('processes')}/${name}.js`);
}
