/** The five-character SQLSTATE of an error ('23505'), looked for in its whole chain of causes. */
export function sqlState(error: unknown): string | undefined {
  const cause = driverError(error);
  return cause?.code;
}

/** True when a unique key refused a row; `constraint` limits this to one key. */
export function isTaken(error: unknown, constraint?: string): boolean {
  const cause = driverError(error);
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

/** True when a foreign key (`constraint`) refers to a row that does not exist any more. */
export function isOrphan(error: unknown, constraint: string): boolean {
  const cause = driverError(error);
  return cause?.code === '23503' && cause.constraint === constraint;
}

const RETRYABLE = new Set(['40001', '40P01']);

/** True of a serialization conflict or a deadlock: the database rolled everything back, and the work may be retried. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}

/** Why a valid request cannot be served now. It may work later. */
export type Trouble = 'unreachable' | 'disk_full' | 'read_only' | 'busy';

/** Why the database cannot work; `undefined` for errors caused by the request, or by a bug. */
export function troubleOf(error: unknown): Trouble | undefined {
  for (const cause of causesOf(error)) {
    const trouble = troubleByCode(cause) ?? troubleByWords(cause);
    if (trouble) return trouble;
  }
  return undefined;
}

/** True when the connection itself failed: nothing can be sent over it any more, not even a ROLLBACK. */
export function isCutOff(error: unknown): boolean {
  return troubleOf(error) === 'unreachable' || causesOf(error).some(({ message }) => message === NO_ANSWER);
}

/** SQLSTATEs by their beginning, and the operating system's codes for errors of sockets and PGlite's files. */
const TROUBLES: readonly (readonly [RegExp, Trouble])[] = [
  // Connection exceptions; a server that stops, starts or has crashed; a transaction idle for too long; I/O errors.
  [/^(08|57P0|25P03$|58030$)/, 'unreachable'],
  [
    /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EIO)$/,
    'unreachable',
  ],
  [/^(53100|ENOSPC|EDQUOT)$/, 'disk_full'],
  [/^(25006|EROFS)$/, 'read_only'],
  // No memory or connections left; a lock or a statement that took too long; conflicts after the last retry.
  [/^(53|55P03$|57014$|40001$|40P01$)/, 'busy'],
];

function troubleByCode(cause: Error): Trouble | undefined {
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return TROUBLES.find(([codes]) => codes.test(code))?.[1];
}

/** The message of `pg` for a query that timed out, see `answerMs`. */
const NO_ANSWER = 'Query read timeout';

/** Errors of `pg`, of its pool, and of PGlite's files may have no code, so their messages are matched. */
const WORDS: readonly (readonly [RegExp, Trouble])[] = [
  [/read-only file system/i, 'read_only'],
  [/no space left on device|disk quota exceeded/i, 'disk_full'],
  [/timeout exceeded when trying to connect|query read timeout/i, 'busy'],
  [/connection terminated|connection ended|is not queryable|pool after calling end/i, 'unreachable'],
];

function troubleByWords({ message }: Error): Trouble | undefined {
  return WORDS.find(([words]) => words.test(message))?.[1];
}

interface DriverError extends Error {
  readonly code: string;
  readonly constraint?: string;
}

function driverError(error: unknown): DriverError | undefined {
  return causesOf(error).find(isDriverError);
}

function isDriverError(error: Error): error is DriverError {
  return 'severity' in error && 'code' in error && typeof error.code === 'string';
}

/** The error, its cause (the query builder wraps the driver's error), the cause of that … */
function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}
