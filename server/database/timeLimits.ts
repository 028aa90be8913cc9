/** How long PostgreSQL lets a transaction wait for a lock, run one statement, and do nothing. Milliseconds; 0 is for ever. */
export interface TimeLimits {
  readonly lock: number;
  readonly statement: number;
  readonly idle: number;
}

/**
 * Of requests and jobs. They bound for how long others suffer from a process that hangs while it holds locks: who
 * stands behind it is told to come back after `lock`, and after `idle` the database undoes its transaction.
 */
export const USUAL_LIMITS: TimeLimits = {
  // Of a transaction that is not stuck, the whole line of all connections of three processes takes less.
  lock: 1_500,
  // No statement of ours takes a tenth of it, with two million reservations.
  statement: 10_000,
  // Between two statements a transaction computes for milliseconds, and never waits for the network.
  idle: 5_000,
};

/**
 * Of migrations and of the demonstration, which are written at the start: a statement may rewrite a large table. The
 * lock is not waited for any longer, because every request for the table stands in line behind who asks for it.
 */
export const START_LIMITS: TimeLimits = { ...USUAL_LIMITS, statement: 0, idle: 0 };

/** The client's own patience with an answer, longer than `statement`: a server that hangs does not keep its limits. */
export const ANSWER_MS = 15_000;
/** For what has no limit. The driver knows no "for ever" for a single query. */
export const NO_HURRY_MS = 2 ** 31 - 1;

/**
 * SQL that sets the limits.
 * @param reach of the transaction: a pooler in front (PgBouncer) gives each transaction another of its connections, on
 * which only what is said inside holds for sure. Of the session: for statements outside of transactions.
 */
export function settingLimits({ lock, statement, idle }: TimeLimits, reach: 'transaction' | 'session'): string {
  const isLocal = reach === 'transaction';
  return [
    `set_config('lock_timeout', '${lock}', ${isLocal})`,
    `set_config('statement_timeout', '${statement}', ${isLocal})`,
    `set_config('idle_in_transaction_session_timeout', '${idle}', ${isLocal})`,
  ].join(', ');
}
