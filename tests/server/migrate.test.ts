import { expect, it } from 'vitest';
import { databaseClock } from '#platform/database/clock.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openPostgres } from '#platform/database/openPostgres.ts';
import { people } from '#platform/database/schema/people.ts';
import { storedSettings } from '#platform/database/schema/system.ts';
import { seedOnce } from '#platform/database/seedOnce.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases, hasPostgres } from '../database/databases.ts';
import { postgresUrl, withMaintenance } from '../database/postgresServer.ts';
import { waitUntil } from '../waitUntil.ts';

const fill = async (tx: Transaction): Promise<void> => {
  await tx.insert(people).values({ id: newId(), email: 'a@b.test', name: 'Ana', role: 'player', createdAt: tx.now });
};

describeOnDatabases('migrations', (open) => {
  it('make an empty database once, and change nothing the second time', async () => {
    const database = await open();
    await database.pool.query('drop schema public cascade; create schema public');
    expect(await migrate(database.pool)).toContain('0000_foundation');
    await database.pool.query("insert into setting values ('kept', 'x', now())");
    expect(await migrate(database.pool)).toEqual([]);
    expect(await database.orm.select({ key: storedSettings.key }).from(storedSettings)).toEqual([{ key: 'kept' }]);
  });
});

it.runIf(hasPostgres())('servers that start at once on an empty PostgreSQL migrate and fill it once', async () => {
  const name = `quadra_start_${newId().replaceAll('-', '')}`;
  await withMaintenance((client) => client.query(`create database ${name}`));
  const servers = Array.from({ length: 4 }, () => openPostgres(postgresUrl(name), databaseClock));
  try {
    const applied = await Promise.all(servers.map(({ pool }) => migrate(pool)));
    expect(applied.flat().filter((migration) => migration === '0000_foundation')).toHaveLength(1);
    expect(await Promise.all(servers.map((server) => seedOnce(server, fill)))).toEqual([true, true, true, true]);
    expect(await servers[0]?.orm.$count(people)).toBe(1);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
    await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
  }
});

describeOnDatabases('the demonstration', (open) => {
  it('fills an empty database once', async () => {
    const database = await open();
    expect(await seedOnce(database)).toBe(false);
    expect(await seedOnce(database, fill)).toBe(true);
    expect(await seedOnce(database, fill)).toBe(true);
    expect(await seedOnce(database)).toBe(true);
    expect(await database.orm.$count(people)).toBe(1);
  });

  it('leaves a database with people alone', async () => {
    const database = await open();
    await database.pool.query(
      "insert into person (id, email, name, role, created_at) values (gen_random_uuid(), 'x@y.test', 'X', 'admin', now())",
    );
    expect(await seedOnce(database, fill)).toBe(false);
    expect(await database.orm.$count(people)).toBe(1);
  });

  it('leaves nothing when it fails half-way', async () => {
    const database = await open();
    const failing = async (tx: Transaction): Promise<void> => {
      await fill(tx);
      throw new Error('half-way');
    };
    await expect(seedOnce(database, failing)).rejects.toThrow('half-way');
    expect(await database.orm.$count(people)).toBe(0);
    expect(await seedOnce(database, fill)).toBe(true);
  });
});

it('identifiers are UUIDs of version 7 that only grow', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
    true,
  );
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.abs(Number.parseInt(newId().replace('-', '').slice(0, 12), 16) - Date.now())).toBeLessThan(10_000);
});

// Red without `unknownMigrations` in platform/database/migrate.ts: an older build would write into a schema that it does not know.
describeOnDatabases('a database that a newer build has migrated', (open) => {
  it('is refused, with the names of what is not known, and left as it is', async () => {
    const database = await open();
    await database.pool.query("insert into schema_migration values ('9999_later', now())");
    await expect(migrate(database.pool)).rejects.toThrow(
      'uma versão mais nova já o mudou (9999_later). Use essa versão, ou uma posterior',
    );
    await database.pool.query("delete from schema_migration where name >= '0005'");
    await database.pool.query("insert into schema_migration values ('9999_later', now())");
    await expect(migrate(database.pool)).rejects.toThrow('9999_later');
    const { rows } = await database.pool.query('select name from schema_migration where name >= $1', ['0005']);
    expect(rows).toEqual([{ name: '9999_later' }]);
  });
});

// Red without `lock` in START_LIMITS (the migration waits, and every request for the table behind it), and without
// LOCK_TIMEOUT among the conflicts (the server does not start).
it.runIf(hasPostgres())('a migration gives way while a table is locked, and is done when it is free', async () => {
  const name = `quadra_locked_${newId().replaceAll('-', '')}`;
  await withMaintenance((client) => client.query(`create database ${name}`));
  const server = openPostgres(postgresUrl(name), databaseClock);
  try {
    const client = await server.pool.connect();
    await client.query('create table schema_migration (name text primary key, applied_at timestamptz)');
    await client.query('begin; lock table schema_migration in share mode');
    const migrated = migrate(server.pool);
    // The lock of the one who waits is in the way of requests; it is taken back, and nothing of it stays.
    const waiting =
      "select count(*)::int as n from pg_locks where relation = 'schema_migration'::regclass and not granted";
    const count = async (): Promise<number> => (await server.pool.query<{ n: number }>(waiting)).rows[0]?.n ?? 0;
    await waitUntil(async () => expect(await count()).toBe(1));
    await waitUntil(async () => expect(await count()).toBe(0));
    await client.query('commit');
    client.release();
    expect(await migrated).toContain('0000_foundation');
  } finally {
    await server.close();
    await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
  }
});
