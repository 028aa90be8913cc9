// npm start: builds what is missing or stale, then runs the server in this process.
// package.json uses `exec`, so that this process replaces the shell that npm starts: that shell would die of a signal and
// leave the server running. Without `exec` (on Windows), the second command runs instead.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findStale, ROOT, writeRelease } from './build.mjs';

process.chdir(ROOT);
if (!existsSync(join(ROOT, 'node_modules'))) {
  console.error('As dependências ainda não estão aqui. Rode primeiro: npm ci');
  process.exit(1);
}
if ((await findStale()).length > 0) {
  // The build runs in a separate process, because Vite sets NODE_ENV and takes memory that the server would keep.
  const build = spawn(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' });
  const stop = (signal) => build.kill(signal);
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
  const [status, signal] = await once(build, 'exit');
  for (const signal of ['SIGTERM', 'SIGINT']) process.off(signal, stop);
  if (signal !== null) process.exit(1);
  if (status !== 0) {
    console.error('O aplicativo não pôde ser preparado; o motivo está acima.');
    process.exit(1);
  }
}
// The build of an earlier commit serves when nothing that it is made of has changed.
await writeRelease();
await import(pathToFileURL(join(ROOT, 'dist/server/main.js')).href);
