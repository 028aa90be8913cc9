import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '#platform/http/app.ts';
import { makeLogger } from '#platform/logging/logger.ts';
import { hashPassword, shareHashing } from '#core/people/passwords.ts';
import { shareOf } from '#platform/settings/shareOf.ts';
import { openTestServer } from '../api/testServer.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('of a limit that all processes have together', () => {
  it.each([
    [1_200, 1, 1_200],
    [1_200, 3, 400],
    [8, 3, 2],
    [2, 3, 1],
  ])('of %i, one of %i processes takes no more than its share: %i', (limit, processes, share) => {
    expect(shareOf(limit, processes)).toBe(share);
  });

  // Red without shareOf in platform/http/app.ts, platform/uploads/pictureRoutes.ts, areas/entry/session/google/callbackPage.ts.
  it('requests and pictures of one address, and who comes back from Google, are counted in shares', async () => {
    const { app } = await openTestServer(database, { settings: { processes: 3, google: { provider: 'demo' } } });
    const limits = [];
    for (const url of ['/api/v1/arenas', '/imagens/nada', '/api/v1/auth/google/callback']) {
      limits.push((await app.inject(url)).headers['x-ratelimit-limit']);
    }
    expect(limits).toEqual(['400', '1000', '20']);
    await app.close();
  });

  // Red without shareOf(MAX_IN_FLIGHT, …) in platform/http/app.ts.
  it('requests in progress are bounded in shares', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    let begin = (): void => undefined;
    const hasBegun = new Promise<void>((resolve) => (begin = resolve));
    const settings = {
      origin: '',
      publicUrl: '',
      paymentsOrigin: undefined,
      trustedHops: 0,
      limits: 'strict',
    } as const;
    const app = await buildApp({
      settings: { ...settings, flows: false, processes: 2_000 },
      database,
      log: makeLogger('silent'),
      register(scope) {
        scope.get('/api/held', async () => {
          begin();
          await held;
          return {};
        });
      },
    });
    const first = app.inject('/api/held');
    await hasBegun;
    expect((await app.inject('/api/held')).statusCode).toBe(503);
    release();
    expect((await first).statusCode).toBe(200);
    await app.close();
  });

  // Red without limitTo in core/people/passwords.ts: 8 are hashed at once, and 256 wait.
  it('passwords are hashed and wait in shares', async () => {
    shareHashing(8);
    try {
      const hashes = await Promise.allSettled(Array.from({ length: 35 }, (_, turn) => hashPassword(`praia-${turn}`)));
      expect(hashes.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    } finally {
      shareHashing(1);
    }
  });
});
