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

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
const CONNECTION_WORDS = /connection terminated|timeout exceeded when trying to connect|connection ended/i;

/** The database did not answer: nothing is wrong with the request, and later it may work. */
export function isUnreachable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    // Class 08: connection exceptions; 57P0x: the server is stopping or starting; 53300: no connections left.
    return CONNECTION_CODES.has(code) || /^(08|57P0|53300)/.test(code) || CONNECTION_WORDS.test(cause.message);
  });
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
