import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /(?:^|\n)(?:import|export)\b[^;]*? from '(\.[^']+)'/g;

/** The folders of `domain/`, each with those that it imports, types included. */
function rooms(): Map<string, Set<string>> {
  const files = readdirSync('domain', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const room = roomOf(file);
    const known = found.get(room) ?? new Set();
    found.set(room, known);
    for (const [, path = ''] of readFileSync(join('domain', file), 'utf8').matchAll(IMPORT)) {
      const other = roomOf(normalize(join(dirname(file), path)));
      if (other !== room) known.add(other);
    }
  }
  return found;
}

const roomOf = (file: string): string => file.split('/')[0] ?? '';

// Red with `export type { EndpointName } from '../contract/contract.ts';` in domain/agenda/grid.ts.
it('no two rooms of the domain import each other, not by way of others either', () => {
  const left = rooms();
  expect(left.size).toBeGreaterThan(30);
  const isFree = ([, imported]: [string, ReadonlySet<string>]) => [...imported].every((room) => !left.has(room));
  for (let free = [...left].filter(isFree); free.length > 0; free = [...left].filter(isFree)) {
    for (const [room] of free) left.delete(room);
  }
  expect([...left.keys()]).toEqual([]);
});
