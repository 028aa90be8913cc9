import { readdir, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildServer } from './StartedServer.ts';

let built: string;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => rm(built, { recursive: true, force: true }));

/** The package of the pretend Google, which production refuses. */
const OF_THE_DEMONSTRATION = 'oidc-provider';

// `npm ci --omit=dev` brings what the built server imports, and nothing that it does not. Red with react among the
// dependencies of package.json, and with pg among those of development.
it('the production install has exactly what the built server imports', async () => {
  const imported = new Set<string>();
  for (const name of (await readdir(built)).filter((name) => name.endsWith('.js'))) {
    for (const specifier of specifiersOf(await readFile(join(built, name), 'utf8'))) imported.add(packageOf(specifier));
  }
  imported.delete(OF_THE_DEMONSTRATION);
  const { dependencies, optionalDependencies } = JSON.parse(await readFile('package.json', 'utf8'));
  const installed = Object.keys({ ...dependencies, ...optionalDependencies });
  expect([...imported].toSorted()).toEqual(installed.toSorted());
});

/** What a file imports that is neither its neighbour nor Node's own. */
function specifiersOf(code: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseAst(code), (_, node) => {
    const specifier = /^(Import|Export)/.test(node?.type) && node.source?.value;
    if (typeof specifier === 'string' && !/^(\.|node:)/.test(specifier)) found.push(specifier);
    return typeof node === 'bigint' ? String(node) : node;
  });
  return found.filter((specifier) => !builtinModules.includes(specifier));
}

/** `@scope/name/inner` and `name/inner` belong to the packages `@scope/name` and `name`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
