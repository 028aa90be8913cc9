// npm run create-admin, backup, restore, move-to-postgres: builds the server when necessary, then runs one of its commands.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStale, ROOT } from './build.mjs';

process.chdir(ROOT);
// The command finds only its own arguments.
const [name] = process.argv.splice(2, 1);
const stale = await findStale();
if (stale.some((part) => part.name === 'server')) {
  // The build runs in a separate process, because Vite sets NODE_ENV, which the server's settings read.
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'server'], { stdio: 'inherit' });
  if (status !== 0) {
    console.error('O servidor não pôde ser preparado; o motivo está acima.');
    process.exit(1);
  }
}
await import(pathToFileURL(join(ROOT, `dist/server/${name}.js`)).href);
