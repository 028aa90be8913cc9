import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MOVED } from '../moments/moved.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = `.cache/server-of-tests-${process.pid}`;

/** Bundles the server as `npm start` does, to a place of its own; without the web app. */
export async function buildServer(): Promise<string> {
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const what = ['build', '--config', 'build/vite.server.config.ts', '--outDir', BUILT, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, ...what], { cwd: ROOT });
  return `${ROOT}${BUILT}`;
}

/** Where the server is that `npm start` starts, for parts whose set-up builds it. */
export const BUILT_SERVER = `${ROOT}dist/server`;

export interface StartedServer {
  readonly process: ChildProcess;
  /** What it has printed so far, on both streams. */
  readonly output: () => string;
  /** Resolves to the address once it serves; rejects with its output when it ends first. */
  readonly serving: Promise<string>;
  /** Resolves to its exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** Starts the bundled server as a process of its own, with these variables and no others that it knows. */
export function startServer(
  built: string,
  variables: Readonly<Record<string, string>>,
  options: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> = {},
): StartedServer {
  const { PATH = '' } = process.env;
  const env = { PATH, LOG_LEVEL: 'warn', ...MOVED, ...variables };
  const child = spawn(process.execPath, [`${built}/main.js`], { ...options, env, stdio: 'pipe' });
  let output = '';
  const serving = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /^Quadra Livre em (http\S+) \(versão .+\)$/m.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(`The server ended: ${output}`)));
  });
  // A test that expects no start never looks at this one.
  serving.catch(() => undefined);
  const ended = once(child, 'close').then(([code, signal]) => (Number.isInteger(code) ? Number(code) : String(signal)));
  return { process: child, output: () => output, serving, ended };
}

/** A port that somebody listens on, until `free` is called; `taken` counts who came. */
export async function takenPort() {
  let connections = 0;
  const server = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    taken: () => connections,
    free: async (): Promise<void> => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, free } = await takenPort();
  await free();
  return port;
}
