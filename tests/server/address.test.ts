import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Result } from 'effect';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type RunningServer, serve } from '#start/serve.ts';
import { readSettings } from '#platform/settings/settings.ts';
import { makePerson } from '../api/cast.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

let dataDir: string;
let database: TestDatabase;
let server: RunningServer;
let address: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadra-address-'));
  database = await openTestDatabase();
  const given = { PORT: '0', SEED: 'none', GOOGLE: 'demo', DATA_DIR: dataDir };
  const settings = Result.getOrThrow(readSettings(given));
  server = await serve({
    settings,
    database,
    log: makeLogger('silent'),
    release: { version: '0.0.0', commit: 'unknown' },
    webRoot: new URL('file:///nowhere/'),
  });
  address = `http://localhost:${server.port}`;
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

// Where the system chose the port, the settings say 0. Red without withAddress in serve.ts.
it('writes letters that lead to the port that it listens on', async () => {
  const { email } = await makePerson(database, 'player');
  await inTransaction(database, (tx) => addJobs(tx, [{ kind: 'sendResetLink', email, dueAt: tx.now }]));
  const folder = join(dataDir, 'emails');
  // A letter that is still being written has another name.
  const letters = async () => (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  await expect.poll(letters).toHaveLength(1);
  const [file = ''] = await letters();
  const letter = await readFile(join(folder, file), 'utf8');
  expect(letter).toContain(address);
  expect(letter).not.toContain('localhost:0');
});

it('fetches the pictures of the demonstration’s provider from itself', async () => {
  const { id } = await makePerson(database, 'player');
  const picture = `${address}/sandbox/google/retratos/duda.png`;
  await inTransaction(database, (tx) =>
    addJobs(tx, [{ kind: 'fetchPicture', person: id, address: picture, dueAt: tx.now }]),
  );
  const avatar = async () => {
    const [row] = await database.orm.select({ avatar: people.avatar }).from(people).where(eq(people.id, id));
    return row?.avatar;
  };
  await expect.poll(avatar).toMatch(/^\/imagens\//);
});
