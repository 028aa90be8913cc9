import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from './failure.ts';
import { NO_HURRY_MS, settingLimits, START_LIMITS } from './timeLimits.ts';

// A file that is added is seen: vitest caches no module with the text `import.meta.glob(`, which the type argument hides.
const FILES = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

interface Migration {
  readonly name: string;
  readonly text: string;
}

/** All migrations of this build, in order. */
const MIGRATIONS: readonly Migration[] = Object.entries(FILES)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

const LOCK_TIMEOUT = '55P03';
/**
 * The errors that two servers may cause each other when they start at once, or wait too long for each other's locks.
 * The one that fails tries again and finds the work done.
 */
const CONFLICTS = new Set(['23505', '42P07', '42710', '40001', '40P01', LOCK_TIMEOUT, 'XX000']);
/** Without any migration that somebody applied in between: each of many may be a conflict. */
const ATTEMPTS = 20;

/**
 * Applies missing migrations in order and returns their names. Several servers may do this at the same time. Rejects,
 * and changes nothing, when the database has migrations that this build does not know: a newer version made them.
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const applied: string[] = [];
  let most = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const missing = await readMissing(pool);
      const done = MIGRATIONS.length - missing.length;
      if (done > most) [most, attempt] = [done, 1];
      for (const migration of missing) {
        await apply(pool, migration);
        applied.push(migration.name);
      }
      return applied;
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (attempt === ATTEMPTS || !CONFLICTS.has(state)) throw error;
      await pause(state === LOCK_TIMEOUT ? START_LIMITS.lock * (1 + Math.random()) : Math.random() * 25 * attempt);
    }
  }
}

/** Those that this build does not have. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = new Set(MIGRATIONS.map(({ name }) => name));
  return names.filter((name) => !known.has(name));
}

/** Makes the tables as they were after these migrations, inside the caller's transaction; records none of them. */
export async function buildSchema(client: pg.PoolClient, names: readonly string[]): Promise<void> {
  await client.query(MIGRATION_TABLE);
  for (const { text } of MIGRATIONS.filter(({ name }) => names.includes(name))) await runStatements(client, text);
}

const MIGRATION_TABLE = 'create table if not exists schema_migration (name text primary key, applied_at timestamptz)';

async function readMissing(pool: pg.Pool): Promise<readonly Migration[]> {
  await pool.query(MIGRATION_TABLE);
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration order by name');
  const known = rows.map((row) => row.name);
  const unknown = unknownMigrations(known);
  if (unknown.length > 0) {
    throw new Error(`uma versão mais nova já o mudou (${unknown.join(', ')}). Use essa versão, ou uma posterior`);
  }
  return MIGRATIONS.filter(({ name }) => !known.includes(name));
}

/** Inserts the name first: a second server waits there, fails on the unique key, and has changed nothing. */
async function apply(pool: pg.Pool, { name, text }: Migration): Promise<void> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query(`begin; select ${settingLimits(START_LIMITS, 'transaction')}`);
    await client.query('insert into schema_migration (name, applied_at) values ($1, now())', [name]);
    await runStatements(client, text);
    await client.query('commit');
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // A failed connection is discarded, and its transaction with it.
    client.release(failure !== undefined);
  }
}

async function runStatements(client: pg.PoolClient, text: string): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint')) {
    const unhurried = { text: statement, query_timeout: NO_HURRY_MS };
    await client.query(unhurried).catch((error: unknown) => {
      throw isRefusedExtension(statement, error) ? new Error(EXTENSION_REFUSED, { cause: error }) : error;
    });
  }
}

const EXTENSION_REFUSED =
  'falta a extensão pg_trgm, que a busca de jogadores usa. Instale os módulos adicionais do PostgreSQL (em Debian, o ' +
  'pacote postgresql-contrib) ou peça a quem o administra: CREATE EXTENSION pg_trgm';

/** Not installed on the database's machine (one code up to PostgreSQL 13, another after), or not allowed to this role. */
const REFUSALS = new Set(['58P01', '0A000', '42501']);

function isRefusedExtension(statement: string, error: unknown): boolean {
  return /^\s*create extension/i.test(statement) && REFUSALS.has(sqlState(error) ?? '');
}
