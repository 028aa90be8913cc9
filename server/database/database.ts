import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Clock } from './clock.ts';
import type { Trouble } from './failure.ts';
import type { TimeLimits } from './timeLimits.ts';

/**
 * Both databases look like this: PostgreSQL itself, and the embedded one, which `pg` speaks to over a stream of ours.
 * The embedded one has a single connection, so inside a transaction use its `tx` and nothing else.
 */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Queries outside of a transaction. Changes go through `inTransaction`. */
  readonly orm: Queries;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  /** Of each transaction. Absent for the embedded database: on its single connection nobody waits for another's lock. */
  readonly limits?: TimeLimits;
  readonly writes: WriteState;
  readonly close: () => Promise<void>;
}

/** Why the last write was refused, until one works again. Reads may go on working meanwhile. */
interface WriteState {
  refused: Trouble | undefined;
}

/** What runs queries: `database.orm`, or the `tx` of a transaction. Nesting transactions is not possible. */
export type Queries = Omit<NodePgDatabase, 'transaction'>;

/** Days stay 'YYYY-MM-DD', and counts are numbers: nothing of ours reaches 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Longer than any queue should be; also what a query outside of `tx` inside a transaction runs into. */
const CONNECTION_WAIT_MS = 20_000;

export function makePool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: CONNECTION_WAIT_MS, types, ...config });
  // A connection lost while idle: the pool replaces it, and the next query tells if the database is gone.
  pool.on('error', () => undefined);
  // One lost between the pool's hands and those of who asked for it: whatever is sent over it fails, and nothing else must.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

export function queriesOn(client: pg.Pool | pg.PoolClient): Queries {
  return drizzle(client, { casing: 'snake_case' });
}

/** The instant it is for a read outside of transactions. */
export async function readNow(database: Database): Promise<Date> {
  const result = await database.pool.query<{ now: Date }>('select now()');
  return aheadOf(result, database.clock);
}

/** The present that a `select now()` answered, moved by the clock. */
export function aheadOf(result: pg.QueryResult<{ now: Date }> | undefined, clock: Clock): Date {
  const now = result?.rows[0]?.now;
  if (!now) throw new Error('The database did not tell the time');
  return new Date(now.getTime() + clock.aheadMs());
}
