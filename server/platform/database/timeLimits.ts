/** How long PostgreSQL lets a transaction wait for a lock, run one statement, and be idle. Milliseconds; 0 is no limit. */
export interface TimeLimits {
  readonly lock: number;
  readonly statement: number;
  readonly idle: number;
}

/**
 * The limits of requests and jobs. They bound the harm of a process that hangs while it holds locks: those waiting for
 * the locks fail after `lock`, and after `idle` the database rolls its transaction back.
 */
export const USUAL_LIMITS: TimeLimits = {
  // Unless a transaction is stuck, even a queue of all connections of three processes takes less.
  lock: 1_500,
  // With two million reservations, no statement takes a tenth of this.
  statement: 10_000,
  // Between two statements a transaction only computes for milliseconds, and never waits for the network.
  idle: 5_000,
};

/**
 * The limits of migrations and of the demonstration data, at the start: a statement may rewrite a large table. The lock
 * limit stays the same, because every request for the table queues behind the one that waits for its lock.
 */
export const START_LIMITS: TimeLimits = { ...USUAL_LIMITS, statement: 0, idle: 0 };

/** The client's own timeout for a reply, longer than `statement`: a server that hangs does not enforce its limits. */
export function answerMs({ statement }: TimeLimits): number {
  return Math.max(15_000, statement + 5_000);
}
/** For queries without a limit: the driver cannot switch its timeout off for a single query. */
export const NO_HURRY_MS = 2 ** 31 - 1;

/**
 * SQL that sets the limits.
 * @param reach `transaction` sets them inside a transaction, since a pooler (PgBouncer) may run each transaction on
 * another of its connections; `session` is for statements outside of transactions.
 */
export function settingLimits({ lock, statement, idle }: TimeLimits, reach: 'transaction' | 'session'): string {
  const isLocal = reach === 'transaction';
  return [
    `set_config('lock_timeout', '${lock}', ${isLocal})`,
    `set_config('statement_timeout', '${statement}', ${isLocal})`,
    `set_config('idle_in_transaction_session_timeout', '${idle}', ${isLocal})`,
  ].join(', ');
}
