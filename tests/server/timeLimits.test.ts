import { expect, it, onTestFinished, vi } from 'vitest';
import { troubleOf } from '#platform/database/failure.ts';
import { START_LIMITS, type TimeLimits, USUAL_LIMITS } from '#platform/database/timeLimits.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { people } from '#platform/database/schema/people.ts';
import { seedOnce } from '#platform/database/seedOnce.ts';
import { newId } from '#platform/database/uuid.ts';
import { hasPostgres } from '../database/databases.ts';
import { postgresUrl } from '../database/postgresServer.ts';
import { databaseClock } from '#platform/database/clock.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { USUAL_POOL } from '#platform/database/poolSettings.ts';
import { openPostgresTest } from '../database/openPostgresTest.ts';

const ASK = `select name, setting from pg_settings
  where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout') order by name`;

function rowsOf({ lock, statement, idle }: TimeLimits) {
  return [
    { name: 'idle_in_transaction_session_timeout', setting: String(idle) },
    { name: 'lock_timeout', setting: String(lock) },
    { name: 'statement_timeout', setting: String(statement) },
  ];
}

// Red without the session's limits in platform/database/openPostgres.ts, or without those of the transaction in `begin`
// (platform/database/transaction.ts): a pooler in front hands out connections that know nothing of what was set before.
it.runIf(hasPostgres())(
  'time limits hold for statements of their own, and for transactions on any connection',
  async () => {
    const database = await openPostgresTest(USUAL_LIMITS);
    expect((await database.pool.query(ASK)).rows).toEqual(rowsOf(USUAL_LIMITS));
    await database.pool.query('reset all');
    const inside = await inTransaction(database, (tx) => tx.execute(ASK));
    expect(inside.rows).toEqual(rowsOf(USUAL_LIMITS));
    const atStart = await inTransaction(database, (tx) => tx.execute(ASK), START_LIMITS);
    expect(atStart.rows).toEqual(rowsOf(START_LIMITS));
    await database.close();
  },
);

it.runIf(hasPostgres())('a statement that takes too long ends, and the connection serves the next', async () => {
  const database = await openPostgresTest({ lock: 0, statement: 100, idle: 0 });
  const slow = inTransaction(database, (tx) => tx.execute('select pg_sleep(600)'));
  expect(await slow.catch((error: unknown) => troubleOf(error))).toBe('busy');
  expect((await inTransaction(database, (tx) => tx.execute('select 1 as n'))).rows).toEqual([{ n: 1 }]);
  await database.close();
});

// Red without ATTEMPTS in platform/database/seedOnce.ts: then the second server does not start.
it.runIf(hasPostgres())('a server waits while another fills the database, for longer than for any lock', async () => {
  const limits = { lock: 100, statement: 0, idle: 0 };
  const database = await openPostgresTest(limits);
  const hurried = { ...database, limits };
  let wasLate = (): void => undefined;
  const isLate = new Promise<void>((resolve) => (wasLate = resolve));
  const row = { email: 'a@exemplo.com', name: 'Ana', role: 'player', createdAt: new Date() } as const;
  let holdsMark = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (holdsMark = resolve));
  const first = seedOnce(hurried, async (tx) => {
    await tx.insert(people).values({ id: newId(), ...row });
    holdsMark();
    await isLate;
  });
  await isHeld;
  let begun = 0;
  const counted = {
    ...hurried,
    pool: Object.assign(Object.create(database.pool), {
      connect: () => {
        begun += 1;
        // The third try: two were over before the first server was.
        if (begun === 3) wasLate();
        return database.pool.connect();
      },
    }),
  };
  expect(await Promise.all([first, seedOnce(counted, () => Promise.reject(new Error('twice')))])).toEqual([true, true]);
  expect(await database.orm.select({ name: people.name }).from(people)).toEqual([{ name: 'Ana' }]);
  await database.close();
});

// Red without max or connectionTimeoutMillis in platform/database/openPostgres.ts. The clock stands: to connect takes real time, for
// which the same limit holds.
it.runIf(hasPostgres())('the pool has as many connections as the settings say, and waits as long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const waitMs = 200;
  const database = openPostgres(postgresUrl('postgres'), databaseClock, { ...USUAL_POOL, connections: 2, waitMs });
  const held = [await database.pool.connect(), await database.pool.connect()];
  const told: unknown[] = [];
  void database.pool.query('select 1').catch((error: unknown) => told.push(troubleOf(error)));
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['busy']);
  for (const client of held) client.release();
  expect((await database.pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await database.close();
});
