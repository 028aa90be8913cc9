import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { aheadOf, type Database, type Queries, queriesOn } from './database.ts';
import { isCutOff, isRetryable, troubleOf } from './failure.ts';
import { settingLimits, type TimeLimits } from './timeLimits.ts';

const ATTEMPTS = 8;

/** Runs queries inside a transaction; `now` is its instant, by the database's clock. */
export interface Transaction extends Queries {
  readonly now: Date;
  /** The same for every transaction on this connection. */
  readonly connection: Queries;
}

/**
 * Runs `work` in one READ COMMITTED transaction: all of it happens, or none.
 *
 * Conflicts that the database undid (40001, 40P01) run `work` again, so it must change nothing but rows through `tx`,
 * and call no network. A lost connection is not tried again: the COMMIT may have arrived.
 * @param limits others than the usual, for work at the start
 */
export async function inTransaction<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
  limits = database.limits,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOnce(database, work, limits);
    } catch (error) {
      noteRefusal(database, error);
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await pause(Math.random() * 2 ** attempt);
    }
  }
}

async function attemptOnce<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
  limits: TimeLimits | undefined,
): Promise<Result> {
  const client = await database.pool.connect();
  let lost: unknown;
  // Without a listener, a connection that is lost between two statements would end the process.
  const onLost = (error: Error): void => void (lost = error);
  client.on('error', onLost);
  try {
    const now = await begin(client, database, limits);
    const connection = connectionOf(client);
    const tx: Queries = Object.create(connection);
    const result = await work(Object.assign(tx, { now, connection }));
    await commit(client);
    return result;
  } catch (error) {
    // Over a connection that is gone, or does not answer, a ROLLBACK would only wait: the database does it by itself.
    if (isCutOff(error)) lost ??= error;
    else await client.query('rollback').catch((failure: unknown) => (lost = failure));
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(lost !== undefined);
  }
}

/** Only what stops all writes, and not a lock that one of them ran into. */
function noteRefusal({ writes }: Database, error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble === 'disk_full' || trouble === 'read_only') writes.refused = trouble;
}

const connections = new WeakMap<pg.PoolClient, Queries>();

/** Kept, because it remembers how columns are called and which statements are prepared. */
function connectionOf(client: pg.PoolClient): Queries {
  const known = connections.get(client);
  if (known) return known;
  const made = queriesOn(client);
  connections.set(client, made);
  return made;
}

/** BEGIN, the time and the limits in one round trip; several statements answer with several results. */
async function begin(client: pg.PoolClient, { clock }: Database, limits: TimeLimits | undefined): Promise<Date> {
  const limiting = limits ? `, ${settingLimits(limits, 'transaction')}` : '';
  const results: unknown = await client.query(`begin isolation level read committed; select now()${limiting}`);
  return aheadOf(Array.isArray(results) ? results[1] : undefined, clock);
}

/** PostgreSQL answers ROLLBACK to the COMMIT of a transaction in which a statement failed and was not heeded. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('A statement failed inside a transaction, and its error was swallowed');
}
