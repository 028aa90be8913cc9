import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { buildSchema, unknownMigrations } from '#platform/database/migrate.ts';
import { NO_HURRY_MS, settingLimits, START_LIMITS } from '#platform/database/timeLimits.ts';
import { BackupFailure } from './BackupFailure.ts';
import { BACKUP } from './backupTexts.ts';
import { liftForeignKeys, MIGRATIONS_TABLE, quote, readTables, type Table } from './catalog.ts';
import { type BackupRecord, countRecords, type Header, type Row, type Summary } from './records.ts';

/**
 * Fills a database with the records of a backup, all in one transaction: whatever interrupts it leaves the database as it
 * was. Makes the tables as the backup's own migrations did; `migrate` then does what came later.
 * @param replace whether rows that are there may be deleted; without it the database must have none
 */
export async function load(
  pool: pg.Pool,
  records: AsyncIterable<BackupRecord>,
  { replace }: { readonly replace: boolean },
): Promise<Summary> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await refuseServers(client);
    await client.query(`begin; select ${settingLimits(START_LIMITS, 'transaction')}`);
    const summary = await fill(client, records, replace);
    await client.query('commit');
    isDone = true;
    return summary;
  } finally {
    client.release(!isDone);
  }
}

async function fill(client: pg.PoolClient, records: AsyncIterable<BackupRecord>, replace: boolean): Promise<Summary> {
  const { count, summary } = countRecords();
  let tables = new Map<string, Table>();
  let keys: readonly string[] = [];
  let insert: Insert | undefined;
  for await (const record of records) {
    count(record);
    if (record.type === 'header') {
      const unknown = unknownMigrations(record.header.migrations);
      if (unknown.length > 0) throw new BackupFailure({ message: BACKUP.newer(unknown) });
      await clear(client, replace);
      tables = await makeTables(client, record.header);
      keys = await liftForeignKeys(client);
    } else if (record.type === 'table') {
      insert = insertInto(client, tables.get(record.table), record);
      tables.delete(record.table);
    } else await insert?.(record.rows);
  }
  if (tables.size > 0) throw new BackupFailure({ message: BACKUP.otherTables([...tables.keys()]) });
  for (const key of keys) await client.query(unhurried(key));
  // Without figures about the new rows PostgreSQL would plan the first queries badly.
  await client.query(unhurried('analyze'));
  return summary();
}

/** Refuses a database that is not ours, or that has rows, unless they may go; then drops all tables. */
async function clear(client: pg.PoolClient, replace: boolean): Promise<void> {
  const tables = (await readTables(client)).map(({ name }) => name);
  if (tables.length === 0) return;
  if (!tables.includes(MIGRATIONS_TABLE)) throw new BackupFailure({ message: BACKUP.foreign(tables) });
  const filled: string[] = [];
  for (const name of tables.filter((table) => table !== MIGRATIONS_TABLE)) {
    const { rows } = await client.query<{ some: boolean }>(`select exists (select from ${quote(name)}) as some`);
    if (rows[0]?.some) filled.push(name);
  }
  if (filled.length > 0 && !replace) throw new BackupFailure({ message: BACKUP.notEmpty(filled) });
  await client.query(unhurried(`drop table ${tables.map(quote).join(', ')}`));
}

/** A server that is being stopped takes a moment to disappear. */
const PATIENCE_MS = 1_000;
const LOOK_AGAIN_MS = 20;

/** Before the transaction, in which PostgreSQL would tell the same again and again. */
async function refuseServers(client: pg.PoolClient): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const others = await countServers(client);
    if (others === 0) return;
    if (Date.now() > deadline) throw new BackupFailure({ message: BACKUP.inUse(others) });
    await pause(LOOK_AGAIN_MS);
  }
}

/** The connections of servers, which bear the same name as this one (`APPLICATION_NAME`). */
async function countServers(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and application_name = current_setting('application_name')
      and application_name <> ''`,
  );
  return rows[0]?.others ?? 0;
}

/** Empty tables of the backup's schema. Its own rows say which migrations were applied, and when. */
async function makeTables(client: pg.PoolClient, { migrations }: Header): Promise<Map<string, Table>> {
  await buildSchema(client, migrations);
  const tables = await readTables(client);
  return new Map(tables.map((table) => [table.name, table]));
}

type Insert = (rows: readonly Row[]) => Promise<void>;

/** Only names from the database itself become SQL, never those of the file. */
function insertInto(
  client: pg.PoolClient,
  table: Table | undefined,
  given: { readonly table: string; readonly columns: readonly string[] },
): Insert {
  const columns = table?.columns ?? [];
  if (!table || columns.map(({ name }) => name).join() !== given.columns.join()) {
    throw new BackupFailure({ message: BACKUP.otherTables([given.table]) });
  }
  const text =
    `insert into ${quote(table.name)} (${columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}) ` +
    `select ${columns.map(({ type }, at) => `v${at}::${type}`).join(', ')} ` +
    `from unnest(${columns.map((_, at) => `$${at + 1}::text[]`).join(', ')}) ` +
    `as rows (${columns.map((_, at) => `v${at}`).join(', ')})`;
  return async (rows) => {
    await client.query({ ...unhurried(text), values: columns.map((_, at) => rows.map((row) => row[at] ?? null)) });
  };
}

function unhurried(text: string) {
  return { text, query_timeout: NO_HURRY_MS };
}
