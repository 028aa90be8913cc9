import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { WORKER_PATH } from '#domain/offline/worker.ts';
import { buildAlone } from './alone.ts';

/** What pages name besides the code: without a line these are there too. */
const BESIDE = ['logo.svg', 'manifest.webmanifest'];

/**
 * Writes the service worker, with the list of the files that it keeps. It comes last: another file, or another page, makes
 * another worker, by which browsers know that there is a new version.
 */
export function workerFile(): Plugin {
  let root = '';
  return {
    name: 'quadra-livre:worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const page = await readFile(join(dir, 'index.html'), 'utf8');
        const [, start] = /<script type="module"[^>]* src="(\/assets\/app-[^"]+)"/.exec(page) ?? [];
        if (start === undefined) throw new Error('The page does not name the app’s code');
        const assets = (await readdir(join(dir, 'assets'))).map((name) => `assets/${name}`);
        const files = [...assets, ...BESIDE].toSorted().map((name) => `/${name}`);
        const beside = await Promise.all(BESIDE.map((name) => readFile(join(dir, name))));
        const hash = createHash('sha256').update(files.join()).update(page);
        for (const text of beside) hash.update(text);
        const code = { version: hash.digest('hex').slice(0, 12), files, start };
        const define = { 'globalThis.quadraLivreCode': JSON.stringify(code) };
        await writeFile(join(dir, WORKER_PATH), await buildAlone(root, 'src/app/offline/worker/worker.ts', define));
      },
    },
  };
}
