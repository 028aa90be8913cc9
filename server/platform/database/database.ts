import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from './clock.ts';
import type { Trouble } from './failure.ts';
import { USUAL_POOL } from './poolSettings.ts';
import type { TimeLimits } from './timeLimits.ts';

/**
 * The interface of both databases: PostgreSQL, and the embedded one, which `pg` reaches through `EmbeddedStream`.
 * The embedded one has a single connection, so code inside a transaction must only use its `tx`.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** For reads outside of transactions. Changes go through `inTransaction`. */
  readonly orm: Queries;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** The limits of each transaction. Absent for the embedded database, whose single connection never waits for a lock. */
  readonly limits?: TimeLimits;
  readonly writes: WriteState;
  readonly close: () => Promise<void>;
}

/** Why the last write failed, until one works again. Reads may still work. */
interface WriteState {
  refused: Trouble | undefined;
}

/** Runs queries: `database.orm`, or the `tx` of a transaction. Transactions cannot be nested. */
export type Queries = Omit<NodePgDatabase, 'transaction'>;

/** Days stay 'YYYY-MM-DD' strings, and counts become numbers: none of them reaches 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

export function makePool(config: pg.PoolConfig, open = (whole: pg.PoolConfig): pg.Pool => new pg.Pool(whole)): pg.Pool {
  const pool = open({ connectionTimeoutMillis: USUAL_POOL.waitMs, types, ...config });
  // An idle connection was lost: the pool replaces it, and the next query fails if the database is gone.
  pool.on('error', () => undefined);
  // A connection can be lost while the pool hands it out: its queries then fail, but the process must not end.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

export function queriesOn(client: pg.Pool | pg.PoolClient): Queries {
  return drizzle(client, { casing: 'snake_case' });
}

/** The present instant, for reads outside of transactions. */
export async function readNow(database: Database): Promise<Date> {
  const result = await database.pool.query<{ now: Date }>('select now()');
  return aheadOf(result, database.clock);
}

/** The result of `select now()`, plus the clock's offset. */
export function aheadOf(result: pg.QueryResult<{ now: Date }> | undefined, clock: Clock): Date {
  const now = result?.rows[0]?.now;
  if (!now) throw new Error('The database did not tell the time');
  return new Date(now.getTime() + clock.aheadMs());
}
