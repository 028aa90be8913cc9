import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { streamAddress } from '#domain/changes/stream.ts';
import { arenaTopic } from '#domain/changes/topic.ts';
import { contract } from '#domain/contract/contract.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { newId } from '#platform/database/uuid.ts';
import { refusal } from '../api/testServer.ts';
import { FORM_HEADERS, formOf, picturePart } from '../api/uploads/form.ts';
import { makeJpeg } from '../api/uploads/pictures.ts';
import { buildServer } from './StartedServer.ts';

let built: string;
let project: string;
let npm: ChildProcess;

beforeAll(async () => {
  built = await buildServer();
  project = await projectOf(built);
});
afterEach(() => {
  // Of the whole group: what is left of it must not outlive the test.
  if (npm.pid !== undefined) signalGroup(npm.pid, 'SIGKILL');
});
afterAll(async () => {
  await rm(project, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
});

/** A folder in which `npm start` is ours, word for word, and the server is built. */
async function projectOf(server: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quadra-npm-'));
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { start: scripts.start } }));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'dist'));
  await mkdir(join(folder, 'node_modules'));
  await copyFile(join(root, 'scripts/start.mjs'), join(folder, 'scripts/start.mjs'));
  const nothingToBuild = `export const ROOT = ${JSON.stringify(folder)};
    export const findStale = async () => [];
    export const writeRelease = async () => undefined;\n`;
  await writeFile(join(folder, 'scripts/build.mjs'), nothingToBuild);
  await symlink(server, join(folder, 'dist/server'));
  return folder;
}

/** `npm start` in a process group of its own, as a terminal's foreground; resolves to the server's address. */
async function start(dataDir: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env;
  npm = spawn('npm', ['start'], {
    cwd: project,
    detached: true,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const { stdout } = npm;
  if (!stdout) throw new Error('No output');
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk);
    const address = /^Quadra Livre em (http\S+) \(versão .+\)$/m.exec(output)?.[1];
    if (address !== undefined) {
      stdout.resume();
      return address.replace('localhost', '127.0.0.1');
    }
  }
  throw new Error(`The server ended: ${output}`);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of it is left.
  }
}

async function holderOf(dataDir: string): Promise<string> {
  const [number = ''] = await readdir(join(dataDir, 'lock'));
  return readFile(join(dataDir, 'lock', number), 'utf8');
}

async function login(address: string): Promise<string> {
  const reply = await fetch(address + contract.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'api' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}

/** Over a connection of its own: one that was kept is closed by the stop. */
async function ask(url: string): Promise<unknown[]> {
  const [response] = await once(openRequest(url, { agent: false }).end(), 'response');
  return [response.statusCode, response.headers['retry-after'], await json(response)];
}

// Red without `exec` in package.json's start (npm ends, and the server keeps port and folder); with `process.once` in
// server/start/stop.ts (what npm passes on after the terminal's own signal kills it); without `traffic.drain` in server/start/serve.ts
// (the picture is cut off, and whoever comes meanwhile finds nobody).
it.each([
  ['SIGTERM to npm', (pid: number) => void process.kill(pid, 'SIGTERM')],
  ['SIGTERM to the whole group', (pid: number) => signalGroup(pid, 'SIGTERM')],
  [
    'Ctrl-C, twice',
    (pid: number) => {
      signalGroup(pid, 'SIGINT');
      signalGroup(pid, 'SIGINT');
    },
  ],
])('npm start ends in order by %s, and what was under way is finished', async (how, signal) => {
  const dataDir = join(project, `data ${how}`);
  const address = await start(dataDir);
  const token = await login(address);
  const { path, method } = contract.updateMyAvatar;
  const form = formOf([picturePart(await makeJpeg())]);
  const upload = openRequest(address + path, {
    method,
    headers: {
      ...FORM_HEADERS,
      authorization: `Bearer ${token}`,
      'content-length': form.length,
      expect: '100-continue',
    },
  });
  const answer = once(upload, 'response');
  upload.flushHeaders();
  // Said as the server begins with it.
  await once(upload, 'continue');
  upload.write(form.subarray(0, 100));

  const ended = once(npm, 'exit');
  signal(npm.pid ?? 0);
  for (let [status] = await ask(`${address}/ready`); status !== 503;) [status] = await ask(`${address}/ready`);
  expect(await ask(`${address}/ready`)).toEqual([503, undefined, { status: 'unavailable', reason: 'stopping' }]);
  expect(await ask(address + contract.allArenas.path)).toEqual([503, '5', refusal('unavailable')]);
  expect(await ask(`${address}/health`)).toEqual([
    200,
    undefined,
    { status: 'ok', version: 'unknown', commit: 'unknown' },
  ]);

  upload.end(form.subarray(100));
  const [response] = await answer;
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  const { data } = (await json(response)) as { data: { user: { avatarCDN: string } } };
  await ended;
  await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
  expect(await holderOf(dataDir)).toBe('released');

  // The folder is free, and what was answered is in it.
  const again = await start(dataDir);
  expect((await fetch(again + new URL(data.user.avatarCDN, again).pathname)).status).toBe(200);
});

// Red without `isStream` in server/platform/http/overload.ts (the server waits for the stream until it is cut off), and without the hook
// `preClose` in server/platform/changes/streamRoute.ts.
it('ends in order while somebody follows changes, whose stream ends with it', async () => {
  const dataDir = join(project, 'data-followed');
  const address = await start(dataDir);
  const asked = openRequest(address + streamAddress([arenaTopic(newId())]), { agent: false }).end();
  const [stream] = await once(asked, 'response');
  expect(stream.statusCode).toBe(200);
  const over = once(stream.resume(), 'end');
  const ended = once(npm, 'exit');
  process.kill(npm.pid ?? 0, 'SIGTERM');
  await over;
  expect(await ended).toEqual([0, null]);
  expect(await holderOf(dataDir)).toBe('released');
});

// Red without `umask` or `setModes` in platform/database/embedded/dataFolder.ts: PGlite's files may be written by everybody.
it('keeps a data folder to its own user, also one from before that others could write', async () => {
  const dataDir = join(project, 'data-open');
  await mkdir(join(dataDir, 'emails'), { recursive: true });
  await writeFile(join(dataDir, 'emails', 'old.eml'), 'a link', { mode: 0o666 });
  const openModes = process.umask(0);
  try {
    const address = await start(dataDir);
    const token = await login(address);
    const { path, method } = contract.updateMyAvatar;
    const body = new Uint8Array(formOf([picturePart(await makeJpeg())]));
    const headers = { ...FORM_HEADERS, authorization: `Bearer ${token}` };
    expect((await fetch(address + path, { method, headers, body })).status).toBe(200);
    const ended = once(npm, 'exit');
    process.kill(npm.pid ?? 0, 'SIGTERM');
    await ended;
  } finally {
    process.umask(openModes);
  }
  const names = ['.', ...(await readdir(dataDir, { recursive: true }))];
  const modes = new Set<string>();
  for (const name of names) {
    const found = await stat(join(dataDir, name));
    modes.add(`${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`);
  }
  expect([...modes].toSorted()).toEqual(['file 600', 'folder 700']);
});
