import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Debian keeps each version's server programs in a folder of its own, which is on nobody's PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** The newest folder that has `initdb` and `postgres`, if the machine has one. */
export function postgresFolder(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(DEBIAN, version, 'bin')), ...onPath()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export function pgbouncerPath(): string | undefined {
  return [...onPath(), '/usr/sbin'].map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path));
}

function onPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter);
}

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL and PgBouncer refuse to run as root: then it is this system user that runs them. */
export function accountToRunAs(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => lines.find((one) => one.startsWith(`${name}:`))).find(Boolean);
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Runs a program to its end. */
export function run(program: string, given: readonly string[]): void {
  const { status, stderr } = spawnSync(program, given, { ...accountToRunAs(), encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}

/** Starts a program that goes on; what it says goes to a file. It ends with this process. */
export async function start(program: string, given: readonly string[], log: string): Promise<ChildProcess> {
  const file = await open(log, 'a');
  const child = spawn(program, given, { ...accountToRunAs(), stdio: ['ignore', file.fd, file.fd], cwd: '/' });
  child.once('exit', () => void file.close());
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

export async function endOf(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
