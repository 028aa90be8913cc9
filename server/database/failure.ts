/** The five characters that name an SQL error ('23505'), wherever in the chain of causes the driver's error is. */
export function sqlState(error: unknown): string | undefined {
  const cause = driverError(error);
  return cause?.code;
}

/** True when a unique key refused a row; `constraint` asks for one key in particular. */
export function isTaken(error: unknown, constraint?: string): boolean {
  const cause = driverError(error);
  return cause?.code === '23505' && (constraint === undefined || cause.constraint === constraint);
}

/** True when a row refers to another that is no more; `constraint` asks for one reference in particular. */
export function isOrphan(error: unknown, constraint: string): boolean {
  const cause = driverError(error);
  return cause?.code === '23503' && cause.constraint === constraint;
}

const RETRYABLE = new Set(['40001', '40P01']);

/** Serialization conflict or deadlock: the database undid everything, and the same work may be tried again. */
export function isRetryable(error: unknown): boolean {
  return RETRYABLE.has(sqlState(error) ?? '');
}

/** Why a request that is right cannot be served now, in a word. Nothing is wrong with it, and later it may work. */
export type Trouble = 'unreachable' | 'disk_full' | 'read_only' | 'busy';

/** What keeps the database from its work; `undefined` for an error that says something about the request, or a bug. */
export function troubleOf(error: unknown): Trouble | undefined {
  for (const cause of causesOf(error)) {
    const trouble = troubleByCode(cause) ?? troubleByWords(cause);
    if (trouble) return trouble;
  }
  return undefined;
}

/** True when it is the connection that failed: nothing can be sent over it any more, not even a ROLLBACK. */
export function isCutOff(error: unknown): boolean {
  return troubleOf(error) === 'unreachable' || causesOf(error).some(({ message }) => message === NO_ANSWER);
}

/** SQLSTATEs by how they begin, then the codes of the operating system, where PGlite's files and the sockets are. */
const TROUBLES: readonly (readonly [RegExp, Trouble])[] = [
  // Connection exceptions; a server that stops, starts or crashed; a transaction that was idle for too long; I/O errors.
  [/^(08|57P0|25P03$|58030$)/, 'unreachable'],
  [
    /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EIO)$/,
    'unreachable',
  ],
  [/^(53100|ENOSPC|EDQUOT)$/, 'disk_full'],
  [/^(25006|EROFS)$/, 'read_only'],
  // No memory or connections left; a lock or a statement that took too long; conflicts, when all tries are used up.
  [/^(53|55P03$|57014$|40001$|40P01$)/, 'busy'],
];

function troubleByCode(cause: Error): Trouble | undefined {
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return TROUBLES.find(([codes]) => codes.test(code))?.[1];
}

/** What `pg` says of a query whose time was over, see `ANSWER_MS`. */
const NO_ANSWER = 'Query read timeout';

/** Errors of `pg` and of its pool have words only; so has what PGlite could not do with its files. */
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
