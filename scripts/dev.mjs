// npm run dev: the web app with hot reloading on port 5173; the server is rebuilt and restarted at every change.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle, createServer } from 'vite';
import { ROOT } from './build.mjs';

const WEB_PORT = 5173;
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let restarting = Promise.resolve();
let isTold = false;

async function restart() {
  await stop();
  server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/server/main.js')], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { PUBLIC_URL: `http://localhost:${WEB_PORT}`, LOG_LEVEL: 'warn', ...process.env },
  });
  server.stdout?.pipe(process.stdout);
  // The address is printed once the server answers.
  await new Promise((resolve) => {
    server?.once('exit', resolve);
    server?.stdout?.on('data', (text) => {
      if (String(text).includes('Quadra Livre em')) resolve();
    });
  });
  if (!isTold) web.printUrls();
  isTold = true;
}

async function stop() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

process.chdir(ROOT);
// Set first, because bundling the server would otherwise set production for the web app and the server too.
process.env.NODE_ENV ??= 'development';
const web = await createServer({ root: ROOT, server: { port: WEB_PORT, strictPort: true } });
await web.listen();
// This build differs from that of `npm start`, so its mark is removed and `npm start` builds again.
await rm(join(ROOT, 'dist/.server-sources'), { force: true });
const watcher = await bundle({
  configFile: join(ROOT, 'build/vite.server.config.ts'),
  logLevel: 'warn',
  build: { watch: {} },
});
watcher.on('event', (event) => {
  if (event.code === 'END') restarting = restarting.then(restart);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([watcher.close(), web.close(), stop()]).then(() => process.exit(0));
  });
}
