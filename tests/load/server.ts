import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const START_PATIENCE_MS = 40_000;
const LOOK_AGAIN_MS = 20;

export interface BenchServer {
  readonly host: string;
  readonly port: number;
  readonly origin: string;
  /** Processor time that the server used so far, in all its threads; 0 where the system does not tell. */
  readonly cpuMs: () => Promise<number>;
  /** From when it was spawned until it said where it serves. */
  readonly startMs: number;
  /** Ends it without a word, as `kill -9` does. */
  readonly kill: () => Promise<void>;
  readonly signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
}

/**
 * Runs the built server in a process of its own, as `npm start` does, on a free port, for as long as `work` takes.
 * @param options of Node, beside those of a profile
 */
export async function withServer<Result>(
  root: string,
  variables: Readonly<Record<string, string>>,
  work: (server: BenchServer) => Promise<Result>,
  options: readonly string[] = [],
): Promise<Result> {
  // Its log goes to a file: a pipe that nobody empties in time would stop the server.
  const folder = await mkdtemp(join(tmpdir(), 'quadra-bench-log-'));
  const file = join(folder, 'server.log');
  const log = await open(file, 'w');
  const since = performance.now();
  const child = spawn(process.execPath, [...profiling(), ...options, join(root, 'dist/server/main.js')], {
    // Nothing of our own environment but what a program needs: the settings are those named here.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', ...variables },
    stdio: ['ignore', log.fd, log.fd],
  });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  try {
    const port = await announcedPort(child, file);
    return await work({
      host: '127.0.0.1',
      port,
      origin: `http://127.0.0.1:${port}`,
      cpuMs: () => cpuMsOf(child.pid),
      startMs: performance.now() - since,
      kill: () => stop(child, 'SIGKILL'),
      signal: (name) => void child.kill(name),
    });
  } finally {
    await stop(child, 'SIGTERM');
    process.off('exit', end);
    await log.close();
    await rm(folder, { recursive: true });
  }
}

/** BENCH_PROFILE=folder writes there where the server's time goes, as a .cpuprofile for the browser's tools. */
function profiling(): string[] {
  const folder = process.env['BENCH_PROFILE'];
  return folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
}

async function announcedPort(child: ChildProcess, log: string): Promise<number> {
  for (const since = Date.now(); Date.now() - since < START_PATIENCE_MS; await pause(LOOK_AGAIN_MS)) {
    const said = await readFile(log, 'utf8');
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null) throw new Error(`The server ended at its start: ${said}`);
  }
  throw new Error(`The server did not start: ${await readFile(log, 'utf8')}`);
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Linux counts in hundredths of a second: fields 14 and 15 of the line, after a name that may hold anything. */
const TICK_MS = 10;

async function cpuMsOf(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}
