import { afterEach, describe, expect, it } from 'vitest';
import { databaseClock } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { troubleOf } from '#platform/database/failure.ts';
import { addressesOf } from '#platform/database/hosts.ts';
import { nameOf } from '#platform/database/openDatabase.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { USUAL_POOL } from '#platform/database/poolSettings.ts';
import { hasPostgres } from '../database/databases.ts';
import { postgresUrl } from '../database/postgresServer.ts';
import { freePort, takenPort } from './StartedServer.ts';

const open: Database[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((database) => database.close()))));

function opened(url: string, settings: Partial<typeof USUAL_POOL> = {}): Database {
  const database = openPostgres(url, databaseClock, { ...USUAL_POOL, ...settings });
  open.push(database);
  return database;
}

describe('an address with several hosts', () => {
  it.each([
    ['postgres://a/q', ['postgres://a/q']],
    ['postgres:///q', ['postgres:///q']],
    ['postgres://u:a,b@a:1,b/q?x=1,2', ['postgres://u:a,b@a:1/q?x=1,2', 'postgres://u:a,b@b/q?x=1,2']],
    ['postgresql://[::1]:1,[::2]/q', ['postgresql://[::1]:1/q', 'postgresql://[::2]/q']],
  ])('is one for each: %s', (url, addresses) => {
    expect(addressesOf(url)).toEqual(addresses);
  });

  it('is named without its secrets', () => {
    const databaseUrl = 'postgres://u:a,b@a:1,b/q?password=x';
    expect(nameOf({ dataDir: '.', databaseUrl })).toBe('PostgreSQL em a:1,b/q');
  });

  // Red without the loop of `#connectToAny` in platform/database/hosts.ts. A standby is passed over in `npm run bench:cluster`.
  it.runIf(hasPostgres())('is served by the host that answers, however many ask at once', async () => {
    const [dead, url] = [await freePort(), new URL(postgresUrl('postgres'))];
    const { pool } = opened(url.href.replace(url.host, `127.0.0.1:${dead},${url.host}`));
    const asked = Array.from({ length: 50 }, () => pool.query<{ one: number }>('select 1 as one'));
    for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ one: 1 }]);
    const client = await pool.connect();
    expect((await client.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }]);
    client.release();
  });

  it('is out of reach when none answers', async () => {
    const [a, b] = [await freePort(), await freePort()];
    const { pool } = opened(`postgres://127.0.0.1:${a},127.0.0.1:${b}/q`);
    expect(troubleOf(await pool.query('select 1').catch((error: unknown) => error))).toBe('unreachable');
    expect(troubleOf(await pool.connect().catch((error: unknown) => error))).toBe('unreachable');
    expect(pool.totalCount).toBe(0);
  });

  // Red without `isForWantOfRoom` in platform/database/hosts.ts.
  it.runIf(hasPostgres())('is not left for another because its connections are in use', async () => {
    const [other, url] = [await takenPort(), new URL(postgresUrl('postgres'))];
    const { pool } = opened(url.href.replace(url.host, `${url.host},127.0.0.1:${other.port}`), {
      connections: 1,
    });
    const client = await pool.connect();
    const { connectionTimeoutMillis } = pool.options;
    // Only for who waits in vain: a slow machine needs its time for a new connection.
    pool.options.connectionTimeoutMillis = 1;
    const refused = await pool.connect().catch((error: unknown) => error);
    expect(refused).toEqual(new Error('timeout exceeded when trying to connect'));
    pool.options.connectionTimeoutMillis = connectionTimeoutMillis;
    client.release(true);
    expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(other.taken()).toBe(0);
    await other.free();
  });
});

// Red without `withoutNames` in platform/database/openPostgres.ts.
it.runIf(hasPostgres()).each([
  ['named', ['a_name']],
  ['unnamed', []],
] as const)('statements are sent %s', async (statements, kept) => {
  const { pool } = opened(postgresUrl('postgres'), { statements, connections: 1 });
  const asked = { name: 'a_name', text: 'select $1::int as n', values: [7] };
  for (let turn = 0; turn < 2; turn += 1) expect((await pool.query(asked)).rows).toEqual([{ n: 7 }]);
  const { rows } = await pool.query<{ name: string }>('select name from pg_prepared_statements');
  expect(rows.map(({ name }) => name)).toEqual(kept);
});
