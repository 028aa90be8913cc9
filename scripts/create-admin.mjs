// npm run create-admin: builds the server when necessary, then creates an administrator in its database.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStale, ROOT } from './build.mjs';

process.chdir(ROOT);
const stale = await findStale();
if (stale.some(({ name }) => name === 'server')) {
  // The build runs in a separate process, because Vite sets NODE_ENV, which the server's settings read.
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'server'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('O servidor não pôde ser preparado; o motivo está acima.');
    process.exit(1);
  }
}
await import(pathToFileURL(join(ROOT, 'dist/server/createAdmin.js')).href);
