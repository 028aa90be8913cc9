import pg from 'pg';
import { settingLimits, START_LIMITS } from '#platform/database/timeLimits.ts';
import { MIGRATIONS_TABLE, quote, readTables, type Table } from './catalog.ts';
import { BackupFailure } from './BackupFailure.ts';
import type { BackupRecord, Header, Row } from './records.ts';
import { BACKUP } from './backupTexts.ts';

/** Rows read at once: pictures are the largest, some ten kilobytes each. */
const BATCH = 500;

/** Texts of values that mean the same in every session. */
const PLAIN = ['timezone', 'UTC', 'datestyle', 'ISO, YMD', 'bytea_output', 'hex', 'intervalstyle', 'postgres'];

/**
 * Reads a whole database as it is at one instant, while others go on writing: all of it in one REPEATABLE READ transaction,
 * on one connection, which is given back at the end or when the reader stops early.
 */
export async function* dump(pool: pg.Pool): AsyncGenerator<BackupRecord, void> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query(
      `begin isolation level repeatable read, read only; select ${settingLimits(START_LIMITS, 'transaction')}`,
    );
    for (let at = 0; at < PLAIN.length; at += 2)
      await client.query('select set_config($1, $2, true)', PLAIN.slice(at, at + 2));
    const tables = await readTables(client);
    if (!tables.some(({ name }) => name === MIGRATIONS_TABLE)) throw new BackupFailure({ message: BACKUP.noSchema });
    // No migration may change a table before it was read. Others read and write as ever.
    await client.query(`lock table ${tables.map(({ name }) => quote(name)).join(', ')} in access share mode`);
    yield { type: 'header', header: await readHeader(client) };
    for (const table of tables) yield* readRows(client, table);
    await client.query('commit');
    isDone = true;
  } finally {
    // The transaction of a reader that stopped ends with the connection.
    client.release(!isDone);
  }
}

async function readHeader(client: pg.PoolClient): Promise<Header> {
  const { rows } = await client.query<{ createdAt: Date; migrations: string[] | null }>(
    `select now() as "createdAt", (select json_agg(name order by name) from ${quote(MIGRATIONS_TABLE)}) as migrations`,
  );
  const [row] = rows;
  return { createdAt: (row?.createdAt ?? new Date(0)).toISOString(), migrations: row?.migrations ?? [] };
}

async function* readRows(client: pg.PoolClient, { name, columns }: Table): AsyncGenerator<BackupRecord, void> {
  yield { type: 'table', table: name, columns: columns.map((column) => column.name) };
  const values = columns.map((column) => `${pg.escapeIdentifier(column.name)}::text`).join(', ');
  await client.query(`declare everything no scroll cursor for select ${values} from ${quote(name)}`);
  for (;;) {
    const { rows } = await client.query<string[]>({ text: `fetch ${BATCH} from everything`, rowMode: 'array' });
    if (rows.length === 0) break;
    yield { type: 'rows', rows: rows satisfies readonly Row[] };
  }
  await client.query('close everything');
}
