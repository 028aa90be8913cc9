import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { aheadOf, type Database, type Queries, queriesOn } from './database.ts';
import { isCutOff, isRetryable, troubleOf } from './failure.ts';
import { settingLimits, type TimeLimits } from './timeLimits.ts';

const ATTEMPTS = 8;

/** Runs queries inside a transaction; `now` is when it began, by the database's clock. */
export interface Transaction extends Queries {
  readonly now: Date;
  /** The same for every transaction on this connection. */
  readonly connection: Queries;
  /** What is done once, after the work and before the commit, for whoever adds it. */
  readonly lastSteps: Set<(tx: Transaction) => Promise<void>>;
}

/**
 * Runs `work` in one READ COMMITTED transaction.
 *
 * Conflicts that the database rolled back (40001, 40P01) run `work` again, so it must only change rows through `tx`,
 * and must not use the network. A lost connection is not retried: the COMMIT may have arrived.
 * @param limits instead of the usual ones, for work at the start
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

/**
 * Does some work for each of several, in a transaction of its own. One that fails keeps no other from its turn, and fails the whole at the end.
 * @param what they are, in the error
 */
export async function inTransactionEach<One>(
  database: Database,
  all: readonly One[],
  what: string,
  work: (tx: Transaction, one: One) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) {
    await inTransaction(database, (tx) => work(tx, one)).catch((error: unknown) => void failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} ${what} failed`);
}

async function attemptOnce<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
  limits: TimeLimits | undefined,
): Promise<Result> {
  const client = await database.pool.connect();
  let lost: unknown;
  // Without a listener, losing the connection between two statements would end the process.
  const onLost = (error: Error): void => void (lost = error);
  client.on('error', onLost);
  try {
    const now = await begin(client, database, limits);
    const connection = connectionOf(client);
    const tx: Queries = Object.create(connection);
    const whole: Transaction = Object.assign(tx, {
      now,
      connection,
      lastSteps: new Set<(of: Transaction) => Promise<void>>(),
    });
    const result = await work(whole);
    for (const step of whole.lastSteps) await step(whole);
    await commit(client);
    return result;
  } catch (error) {
    // On a lost or silent connection a ROLLBACK would only wait; the database rolls back by itself.
    if (isCutOff(error)) lost ??= error;
    else await client.query('rollback').catch((failure: unknown) => (lost = failure));
    throw error;
  } finally {
    client.off('error', onLost);
    client.release(lost !== undefined);
  }
}

/** Records only troubles that stop all writes, not those of a single one, like a lock timeout. */
function noteRefusal({ writes }: Database, error: unknown): void {
  const trouble = troubleOf(error);
  if (trouble === 'disk_full' || trouble === 'read_only') writes.refused = trouble;
}

const connections = new WeakMap<pg.PoolClient, Queries>();

/** Kept per client, because it caches column names and prepared statements. */
function connectionOf(client: pg.PoolClient): Queries {
  const known = connections.get(client);
  if (known) return known;
  const made = queriesOn(client);
  connections.set(client, made);
  return made;
}

/** Sends BEGIN, the time and the limits in one round trip; `pg` then returns an array of results. */
async function begin(client: pg.PoolClient, { clock }: Database, limits: TimeLimits | undefined): Promise<Date> {
  const limiting = limits ? `, ${settingLimits(limits, 'transaction')}` : '';
  const results: unknown = await client.query(`begin isolation level read committed; select now()${limiting}`);
  return aheadOf(Array.isArray(results) ? results[1] : undefined, clock);
}

/** PostgreSQL replies ROLLBACK to a COMMIT if a statement of the transaction failed and its error was ignored. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('A statement failed inside a transaction, and its error was swallowed');
}
