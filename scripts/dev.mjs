// npm run dev: the web app with hot reloading on port 5173 (WEB_PORT); the server is rebuilt and restarted at every change. This process
// keeps the embedded database open, so that a restart need not open it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build as bundle, createServer } from 'vite';
import { ROOT } from './build.mjs';

const WEB_PORT = Number(process.env['WEB_PORT'] || 5173);
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
/** @type {{ serve: (server: import('node:child_process').ChildProcess) => void, close: () => Promise<void> } | undefined} */
let database;
let restarting = Promise.resolve();
/** Whether a restart waits for the one under way; it serves all changes until it begins. */
let isDue = false;
let isTold = false;

async function restart() {
  isDue = false;
  await stop();
  database ??= await makeKeeper();
  server = spawn(process.execPath, ['--enable-source-maps', join(ROOT, 'dist/server/developmentServer.js')], {
    cwd: ROOT,
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
    env: { PUBLIC_URL: `http://localhost:${WEB_PORT}`, LOG_LEVEL: 'warn', ...process.env },
  });
  database.serve(server);
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

/** Only the first build's: a change of what keeps the database is served after the next `npm run dev`. */
async function makeKeeper() {
  const { keepDatabase } = await import(pathToFileURL(join(ROOT, 'dist/server/keepDatabase.js')).href);
  return keepDatabase((error) => {
    console.error(error);
    process.exit(1);
  });
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
  build: {
    watch: {},
    rolldownOptions: {
      input: {
        developmentServer: join(ROOT, 'server/start/development/main.ts'),
        keepDatabase: join(ROOT, 'server/start/development/keepDatabase.ts'),
      },
    },
  },
});
watcher.on('event', (event) => {
  if (event.code !== 'END' || isDue) return;
  isDue = true;
  restarting = restarting.then(restart);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    void Promise.all([watcher.close(), web.close(), stop()])
      .then(() => database?.close())
      .then(() => process.exit(0));
  });
}
