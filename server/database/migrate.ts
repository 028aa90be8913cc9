import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from './failure.ts';
import { NO_HURRY_MS, settingLimits, START_LIMITS } from './timeLimits.ts';

const FILES = import.meta.glob<string>('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

/**
 * The errors that two servers may cause each other when they start at once, or wait too long for each other's locks.
 * The one that fails tries again and finds the work done.
 */
const CONFLICTS = new Set(['23505', '42P07', '42710', '40001', '40P01', '55P03', 'XX000']);
const ATTEMPTS = 20;

/** Applies missing migrations in order and returns their names. Several servers may do this at the same time. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const applied: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      await applyMissing(pool, applied);
      return applied;
    } catch (error) {
      if (attempt === ATTEMPTS || !CONFLICTS.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 25 * attempt);
    }
  }
}

/** @param applied receives the name of each applied file, also of those applied before a conflict */
async function applyMissing(pool: pg.Pool, applied: string[]): Promise<void> {
  await pool.query('create table if not exists schema_migration (name text primary key, applied_at timestamptz)');
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration');
  const known = new Set(rows.map((row) => row.name));
  const missing = Object.entries(FILES)
    .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
    .filter((migration) => !known.has(migration.name))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  for (const migration of missing) {
    await apply(pool, migration);
    applied.push(migration.name);
  }
}

/** Inserts the name first: a second server waits there, fails on the unique key, and has changed nothing. */
async function apply(pool: pg.Pool, { name, text }: { readonly name: string; readonly text: string }): Promise<void> {
  const client = await pool.connect();
  let failure: unknown;
  try {
    await client.query(`begin; select ${settingLimits(START_LIMITS, 'transaction')}`);
    await client.query('insert into schema_migration (name, applied_at) values ($1, now())', [name]);
    for (const statement of text.split('--> statement-breakpoint')) {
      const unhurried = { text: statement, query_timeout: NO_HURRY_MS };
      await client.query(unhurried);
    }
    await client.query('commit');
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // A failed connection is discarded, and its transaction with it.
    client.release(failure !== undefined);
  }
}
