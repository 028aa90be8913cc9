import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coastFile } from '../map/coastMap.ts';
import { MOVED } from '../moments/moved.ts';

export interface RunningApp {
  /** `http://localhost:PORT` */
  readonly address: string;
  /** Where it keeps its files, and what it mails. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = /Quadra Livre em (http:\/\/\S+)/;

/** The built app as `npm start` starts it: on a free port, with a data folder of its own and the demonstration data. */
export async function startApp(environment: Readonly<Record<string, string>> = {}): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quadra-livre-'));
  const app = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: ROOT,
    // Of the tests' own environment only where programs are: their database and mode are not the app's.
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
      MAP_FILE: await coastFile(),
      ...MOVED,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (app.exitCode === null && app.signalCode === null) {
      app.kill('SIGTERM');
      await once(app, 'exit');
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await addressOf(app), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for the line that names the address; an end before it is told with all that was said. */
function addressOf(app: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = ADDRESS.exec(said)?.[1];
      if (address) resolve(address);
    };
    app.stdout?.on('data', listen);
    app.stderr?.on('data', listen);
    app.once('exit', (code) => reject(new Error(`The app ended with ${code} before it listened:\n${said}`)));
    app.once('error', reject);
  });
}
