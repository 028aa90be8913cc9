import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { isTaken } from '#platform/database/failure.ts';
import { storedSettings } from '#platform/database/schema/system.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { describeOnDatabases, hasPostgres, openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const write = (tx: Transaction, key: string, value = key) =>
  tx.insert(storedSettings).values({ key, value, createdAt: tx.now });

describeOnDatabases('a transaction', (open) => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await open()));
  beforeEach(() => database.empty());
  const keys = async () => (await database.orm.select().from(storedSettings)).map((row) => row.key);

  it('keeps all of its rows', async () => {
    const answer = await inTransaction(database, async (tx) => {
      await write(tx, 'a');
      await write(tx, 'b');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('keeps none of its rows when its work throws, and the next one works', async () => {
    const work = inTransaction(database, async (tx) => {
      await write(tx, 'a');
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(await keys()).toEqual([]);
    await inTransaction(database, (tx) => write(tx, 'b'));
    expect(await keys()).toEqual(['b']);
  });

  it('tells which key refused a row', async () => {
    await inTransaction(database, (tx) => write(tx, 'a'));
    const error = await inTransaction(database, (tx) => write(tx, 'a')).catch((failure: unknown) => failure);
    expect([isTaken(error), isTaken(error, 'setting_pkey'), isTaken(error, 'other')]).toEqual([true, true, false]);
  });

  it('does not pass for committed when a failed statement was swallowed', async () => {
    const work = inTransaction(database, async (tx) => {
      await write(tx, 'a');
      await tx.execute(sql`select * from nowhere`).catch(() => undefined);
    });
    await expect(work).rejects.toThrow('swallowed');
    expect(await keys()).toEqual([]);
  });

  it('runs read committed', async () => {
    const level = await inTransaction(database, (tx) => tx.execute(sql`show transaction_isolation`));
    expect(level.rows).toEqual([{ transaction_isolation: 'read committed' }]);
  });

  it('gives the instant of the database, to the millisecond', async () => {
    await inTransaction(database, async (tx) => {
      await write(tx, 'a');
      const rows = await tx.select().from(storedSettings).where(eq(storedSettings.createdAt, tx.now));
      expect(rows).toEqual([{ key: 'a', value: 'a', createdAt: tx.now }]);
      const [real] = (await tx.execute<{ now: string }>(sql`select now()`)).rows;
      expect(tx.now.getTime()).toBe(Date.parse(real?.now ?? '') + database.clock.aheadMs());
    });
  });

  it('can be an hour later without waiting', async () => {
    const before = await readNow(database);
    database.passTime(3_600_000);
    const later = await inTransaction(database, async (tx) => tx.now);
    expect(later.getTime() - before.getTime()).toBeGreaterThanOrEqual(3_600_000);
    expect((await readNow(database)).getTime()).toBeGreaterThanOrEqual(later.getTime());
  });

  it('refuses a row that breaks a check', async () => {
    const work = inTransaction(database, (tx) =>
      tx.execute(sql`insert into person (id, email, name, role, created_at)
        values (gen_random_uuid(), 'Ana@exemplo.com', 'Ana', 'player', now())`),
    );
    await expect(work).rejects.toMatchObject({ cause: { constraint: 'person_email_lower' } });
  });
});

it.runIf(hasPostgres())('undone by a deadlock runs again, and both transactions happen', async () => {
  const database = await openTestDatabase('postgres');
  try {
    await database.pool.query("insert into setting values ('a', '', now()), ('b', '', now())");
    const meeting = meetingOf(2);
    const attempts = { ab: 0, ba: 0 };
    let tell = (): void => undefined;
    const oneIsDone = new Promise<void>((resolve) => (tell = resolve));
    const touch = (tx: Transaction, key: string, mark: string) =>
      tx
        .update(storedSettings)
        .set({ value: sql`${storedSettings.value} || ${mark}` })
        .where(eq(storedSettings.key, key));
    const crossing = async (name: keyof typeof attempts, first: string, second: string) => {
      await inTransaction(
        database,
        async (tx) => {
          attempts[name] += 1;
          // Else it may take its row again before the other, which waits for that row, is awake: a second deadlock.
          if (attempts[name] > 1) await oneIsDone;
          await touch(tx, first, name);
          await meeting();
          await touch(tx, second, name);
        },
        NO_LIMITS,
      );
      tell();
    };
    await Promise.all([crossing('ab', 'a', 'b'), crossing('ba', 'b', 'a')]);
    expect(attempts.ab + attempts.ba).toBe(3);
    const rows = await database.orm.select({ value: storedSettings.value }).from(storedSettings);
    expect(rows.map((row) => row.value.length)).toEqual([4, 4]);
  } finally {
    await database.close();
  }
});

/** On a busy machine the usual limits may end a transaction before PostgreSQL finds the deadlock. */
const NO_LIMITS = { lock: 0, statement: 0, idle: 0 };

/** Everybody waits until `count` have come; who comes later passes. */
function meetingOf(count: number): () => Promise<void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  let present = 0;
  return () => {
    present += 1;
    if (present >= count) open();
    return opened;
  };
}
