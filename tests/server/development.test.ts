import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { withDev } from '../load/dev/devProcess.ts';
import { withCopy } from '../load/dev/projectCopy.ts';
import { waitUntil } from '../waitUntil.ts';
import { takenPort } from './StartedServer.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const PLACE = 'return reply.code(FAILURES[code].statusCode)';

let dataDir: string;

beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'quadra-dev-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const { port, free } = await takenPort();
  await free();
  return port;
}

async function lockOf(folder: string): Promise<{ readonly number: string; readonly holder: string }> {
  const [number = ''] = await readdir(join(folder, 'lock'));
  return { number, holder: await readFile(join(folder, 'lock', number), 'utf8') };
}

/** The server may be starting anew at this moment: a watcher can report one change twice. */
async function logsIn(api: string): Promise<void> {
  await waitUntil(async () => expect(await logIn(api)).toBe(200));
}

async function logIn(api: string): Promise<number> {
  const reply = await fetch(`${api}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[0].email, password: DEMO_PASSWORD }),
  });
  return reply.status;
}

// Red without parentWire in start/development/main.ts: the server has the folder itself. And without the `disconnect` of
// start/development/main.ts, the server outlives a killed `npm run dev`.
it('keeps the database open while the server restarts, and lets all go at its end', async () => {
  await withCopy(ROOT, async (copy) => {
    const [port, webPort] = [await freePort(), await freePort()];
    const [api, web] = [`http://127.0.0.1:${port}`, `http://localhost:${webPort}`];
    const variables = { PORT: String(port), WEB_PORT: String(webPort), DATA_DIR: dataDir };
    await withDev(copy.folder, variables, async (dev) => {
      const lock = await lockOf(dataDir);
      expect(lock.holder.split(' ')[0]).toBe(String(dev.pid));
      await logsIn(api);
      await copy.edit('server/platform/http/failures.ts', PLACE, PLACE.replace('.code', ".header('x-edit', '1').code"));
      await waitUntil(async () => {
        const reply = await fetch(`${web}/api/v1/nada`);
        expect(reply.headers.get('x-edit')).toBe('1');
      });
      await logsIn(api);
      expect(await lockOf(dataDir)).toEqual(lock);
      dev.kill('SIGINT');
      expect(await once(dev, 'exit')).toEqual([0, null]);
      expect(await lockOf(dataDir)).toEqual({ ...lock, holder: 'released' });
      await expect(fetch(api)).rejects.toThrow('fetch failed');
    });
    await withDev(copy.folder, variables, async (dev) => {
      await logsIn(api);
      dev.kill('SIGKILL');
      await waitUntil(() => expect(fetch(api)).rejects.toThrow('fetch failed'));
    });
  });
});
