import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { buildApp } from '#platform/http/app.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { readRelease } from '#platform/release.ts';
import { openTestDatabase } from '../database/databases.ts';

const SETTINGS = { origin: '', publicUrl: '', paymentsOrigin: undefined, trustedHops: 0, limits: 'strict' } as const;

it('/health says which release answers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quadra-release-'));
  const file = pathToFileURL(join(folder, 'release.json'));
  expect(await readRelease(file)).toEqual({ version: 'unknown', commit: 'unknown' });
  await writeFile(file, '{"version":"1.2.3","commit":"0123456789ab"}\n');
  const database = await openTestDatabase();
  const app = await buildApp({
    settings: { ...SETTINGS, flows: false, processes: 1 },
    database,
    log: makeLogger('silent'),
    release: await readRelease(file),
    register: () => undefined,
  });
  expect((await app.inject('/health')).json()).toEqual({ status: 'ok', version: '1.2.3', commit: '0123456789ab' });
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});
