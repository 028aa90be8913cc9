import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { forgetPastClaims } from '#core/hours/pastClaims.ts';
import type { Database } from '#platform/database/database.ts';
import { openDatabase } from '#platform/database/openDatabase.ts';
import { USUAL_POOL } from '#platform/database/poolSettings.ts';
import { postgresUrl, withMaintenance } from '../../database/postgresServer.ts';
import { withoutHurry } from '../unhurried.ts';
import { fillStatements } from './fillSql.ts';
import type { Size } from './world.ts';

/** A database on PostgreSQL that stays when the bench has ended. */
export interface FilledDatabase {
  readonly name: string;
  readonly url: string;
  readonly database: Database;
}

const PREFIX = 'quadra_scale_';
/** The fill's days lie around the day on which it was made; after so many of them it is made anew. */
const FRESH_DAYS = 14;
const FILLED_AT = 'bench_filled_at';

/**
 * Finds the database of an earlier run by the schema's version and by what fills it, or makes it. Rows are vacuumed and
 * analyzed, as autovacuum would leave them, and past claims are gone, as the server would leave them.
 */
export async function openFilled(root: string, size: Size, say: (line: string) => void): Promise<FilledDatabase> {
  const name = `${PREFIX}${await versionOf(root, size)}`;
  const url = postgresUrl(name);
  await withMaintenance(async (client) => {
    const { rows } = await client.query<{ datname: string; size: string }>(
      `select datname, pg_size_pretty(pg_database_size(datname)) as size from pg_database where datname like '${PREFIX}%'`,
    );
    for (const { datname: other, size: room } of rows.filter(({ datname }) => datname !== name)) {
      say(`Another fill is kept in ${room}; without use for it: drop database ${other}`);
    }
    if (!rows.some(({ datname }) => datname === name)) await client.query(`create database ${name}`);
  });
  const database = await open(root, url);
  if (await isFresh(database)) {
    await forgetRun(database);
    return { name, url, database };
  }
  await database.close();
  await withMaintenance(async (client) => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  const empty = await open(root, url);
  await fill(empty, size, say);
  return { name, url, database: empty };
}

/** The migrations by name, and every statement of the fill. */
async function versionOf(root: string, size: Size): Promise<string> {
  const files = await readdir(join(root, 'server/platform/database/migrations'));
  const migrations = files.filter((file) => file.endsWith('.sql')).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([migrations, fillStatements(size)]))
    .digest('hex')
    .slice(0, 12);
}

function open(root: string, databaseUrl: string): Promise<Database> {
  const workerScript = pathToFileURL(join(root, 'dist/server/embeddedWorker.js'));
  const onLost = (error: Error): never => {
    throw error;
  };
  return openDatabase({ dataDir: tmpdir(), databaseUrl, pool: USUAL_POOL }, { workerScript, onLost });
}

async function isFresh({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query<{ is_fresh: boolean }>(
    `select created_at > now() - interval '${FRESH_DAYS} days' as is_fresh from setting where key = '${FILLED_AT}'`,
  );
  return rows[0]?.is_fresh === true;
}

async function fill(database: Database, size: Size, say: (line: string) => void): Promise<void> {
  await withoutHurry(database, async (run) => {
    for (const [what, text] of fillStatements(size)) {
      const from = performance.now();
      const { rowCount } = await run(text);
      say(`${what}: ${rowCount} rows, ${Math.round((performance.now() - from) / 1000)} s`);
    }
    say(`claims: ${await claimsRoom(database)}`);
    await forgetPastClaims(database, Number.POSITIVE_INFINITY);
    // A server that tidied every day would never have let the table grow.
    await run('vacuum full slot_claim, occupant');
    await run('vacuum (analyze)');
    say(`claims without those of past days: ${await claimsRoom(database)}`);
    await run(`insert into setting (key, value, created_at) values ('${FILLED_AT}', '', now())`);
  });
}

/** What an earlier run made is gone, also of one that was ended on its way. */
async function forgetRun({ pool }: Database): Promise<void> {
  const isMade = `created_at >= (select created_at from setting where key = '${FILLED_AT}')`;
  const made = `select arena_id, id from reservation where ${isMade}`;
  for (const table of ['slot_claim', 'reservation_slot', 'voucher_use']) {
    await pool.query(`delete from ${table} where (arena_id, reservation_id) in (${made})`);
  }
  await pool.query(`delete from occupant where (arena_id, id) in (${made})`);
  await pool.query(`delete from reservation where ${isMade}`);
  await pool.query('delete from session');
  await pool.query('delete from idempotency_key');
  await pool.query('vacuum (analyze) reservation, slot_claim, occupant');
}

async function claimsRoom({ pool }: Database): Promise<string> {
  const { rows } = await pool.query<{ rows: number; room: string }>(
    "select count(*) as rows, pg_size_pretty(pg_total_relation_size('slot_claim')) as room from slot_claim",
  );
  return `${rows[0]?.rows} rows, ${rows[0]?.room}`;
}
