import pg from 'pg';
import { expect, it } from 'vitest';
import { isCutOff, troubleOf } from '#platform/database/failure.ts';

/** As PostgreSQL tells an error, wrapped as the query builder does. */
function driverError(code: string, message = 'x'): Error {
  const cause = Object.assign(new pg.DatabaseError(message, 1, 'error'), { code, severity: 'ERROR' });
  return new Error('Failed query', { cause });
}

const systemError = (code: string): Error => Object.assign(new Error(`write ${code}`), { code });

// Each is red without its line in TROUBLES or WORDS (platform/database/failure.ts).
it.each([
  ['a connection that broke', driverError('08006'), 'unreachable', true],
  ['a server that is stopped', driverError('57P01'), 'unreachable', true],
  ['a server that crashed', driverError('57P02'), 'unreachable', true],
  ['a server that is starting', driverError('57P03'), 'unreachable', true],
  ['a transaction that was idle too long', driverError('25P03'), 'unreachable', true],
  ['a disk that does not work', driverError('58030'), 'unreachable', true],
  ['nobody who listens', systemError('ECONNREFUSED'), 'unreachable', true],
  ['a connection that was reset', systemError('ECONNRESET'), 'unreachable', true],
  ['a pipe that is closed', systemError('EPIPE'), 'unreachable', true],
  ['a name that is unknown', systemError('ENOTFOUND'), 'unreachable', true],
  ['a connection cut between queries', new Error('Connection terminated unexpectedly'), 'unreachable', true],
  [
    'a client whose connection was lost',
    new Error('Client has encountered a connection error and is not queryable'),
    'unreachable',
    true,
  ],
  ['an end of the pool', new Error('Cannot use a pool after calling end on the pool'), 'unreachable', true],
  ['a query without an answer', new Error('Query read timeout'), 'busy', true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'busy', false],
  ['too many connections', driverError('53300'), 'busy', false],
  ['no memory', driverError('53200'), 'busy', false],
  ['a lock that was not had', driverError('55P03'), 'busy', false],
  ['a statement that took too long', driverError('57014'), 'busy', false],
  ['conflicts without end', driverError('40001'), 'busy', false],
  ['deadlocks without end', driverError('40P01'), 'busy', false],
  ['a full disk', driverError('53100'), 'disk_full', false],
  ['a full disk below PGlite', systemError('ENOSPC'), 'disk_full', false],
  ['a full disk in words', new Error('could not write: No space left on device'), 'disk_full', false],
  ['a read-only database', driverError('25006'), 'read_only', false],
  ['a read-only disk below PGlite', systemError('EROFS'), 'read_only', false],
  ['a read-only disk as PostgreSQL tells it', driverError('42501', 'open: Read-only file system'), 'read_only', false],
  ['a row that is there already', driverError('23505'), undefined, false],
  ['no right to a table', driverError('42501'), undefined, false],
  ['a bug', new TypeError('x is not a function'), undefined, false],
])('%s', (_what, error, trouble, isCut) => {
  expect([troubleOf(error), isCutOff(error)]).toEqual([trouble, isCut]);
});
