import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { lockFolder } from '#platform/database/embedded/folderLock.ts';

const folders: string[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quadra-lock-'));
  folders.push(folder);
});
afterAll(() => Promise.all(folders.map((name) => rm(name, { recursive: true }))));

it('is had by one at a time, and told to the other', async () => {
  const unlock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toMatchObject({
    _tag: 'StartFailure',
    message: `A pasta de dados ${folder} já está em uso por outro processo (pid ${process.pid}).`,
  });
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

it('waits for a holder that is about to go', async () => {
  const unlock = await lockFolder(folder);
  const next = lockFolder(folder);
  await unlock();
  await (
    await next
  )();
});

it('is free after its holder was killed', async () => {
  const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const identity = await identityOf(holder.pid);
  await mkdir(join(folder, 'lock'));
  await writeFile(join(folder, 'lock', '7'), identity);
  await expect(lockFolder(folder)).rejects.toThrow(`(pid ${holder.pid})`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const unlock = await lockFolder(folder);
  expect(await readdir(join(folder, 'lock'))).toEqual(['8']);
  await unlock();
});

it.runIf(process.platform === 'linux')('is not held by a later program with the same number', async () => {
  await mkdir(join(folder, 'lock'));
  await writeFile(join(folder, 'lock', '1'), `${process.pid} 1`);
  await (
    await lockFolder(folder)
  )();
});

it('is had by exactly one of many that come at once', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => lockFolder(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

async function identityOf(pid: number | undefined): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const startedAt = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return startedAt === undefined ? String(pid) : `${pid} ${startedAt}`;
}
