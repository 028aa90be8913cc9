// npm start: builds what is not built yet, then becomes the server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStale, ROOT } from './build.mjs';

process.chdir(ROOT);
if ((await findStale()).length > 0) {
  // In a process of its own: Vite sets NODE_ENV, and takes memory that the server would keep.
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('O aplicativo não pôde ser preparado; o motivo está acima.');
    process.exit(1);
  }
}
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);
