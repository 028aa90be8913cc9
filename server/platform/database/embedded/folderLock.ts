import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from '../../StartFailure.ts';

/**
 * Ensures that only one process at a time uses a data folder: PGlite itself would let two open it, and lose rows.
 *
 * The holder is the process that wrote the highest numbered file of `lock/`, as long as it lives; so a kill -9 leaves
 * nothing to clean up. A process takes over from a dead holder by creating the next number, which the file system
 * allows only once. The highest file is never deleted, or a slow rival could create it a second time.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'lock');
  await mkdir(folder, { recursive: true });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const numbers = await numbersIn(folder);
    const last = numbers[0] ?? 0;
    const holder = await contentOf(join(folder, String(last)));
    if (holder !== undefined && (await isAlive(holder))) {
      if (Date.now() > deadline) throw inUse(dataDir, holder);
      await pause(LOOK_AGAIN_MS);
      continue;
    }
    const mine = join(folder, String(last + 1));
    if (!(await create(mine))) continue;
    if ((await numbersIn(folder))[0] !== last + 1) {
      // We were slow: others took and released the lock meanwhile, and a later one may hold it now.
      await rm(mine, { force: true });
      continue;
    }
    for (const number of numbers) await rm(join(folder, String(number)), { force: true });
    return () => replace(mine, RELEASED);
  }
}

const RELEASED = 'released';
/** A process that is being stopped or was killed takes a moment to disappear. */
const PATIENCE_MS = 1_000;
const LOOK_AGAIN_MS = 20;

function inUse(dataDir: string, holder: string): StartFailure {
  const [pid] = holder.split(' ');
  return new StartFailure({ message: `A pasta de dados ${dataDir} já está em uso por outro processo (pid ${pid}).` });
}

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a);
}

async function contentOf(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

/** Creates the file with its content in one step; false when another process was faster. */
async function create(file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, await identityOf(process.pid));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function replace(file: string, content: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

/** Compares the whole identity: after a restart of the machine the pid may belong to another program. */
async function isAlive(holder: string): Promise<boolean> {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  return exists(pid) && holder === (await identityOf(pid));
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It exists, but we may not signal it.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The pid, followed on Linux by the process's start time; 'gone' once it is dead. */
async function identityOf(pid: number): Promise<string> {
  const stat = await contentOf(`/proc/${pid}/stat`);
  if (stat === undefined) return String(pid);
  // The process name in parentheses may contain anything, so the fields are counted after it.
  const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const startedAt = rest[18];
  return state === 'Z' || state === 'X' ? 'gone' : `${pid} ${startedAt}`;
}
