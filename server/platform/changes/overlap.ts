import { type TimeLimits, USUAL_LIMITS } from '../database/timeLimits.ts';

/** For a clock of the database's machine that is set back a little. */
const MARGIN_MS = 2_000;

/**
 * The longest time between the instant in a row of `change` and its commit, in milliseconds: the rest of the statement that
 * wrote it, a pause, and the commit. After that the database itself has ended the transaction. Where a limit is switched off
 * (0), as in tests, it is the usual one.
 */
export function overlapOf({ statement, idle }: TimeLimits = USUAL_LIMITS): number {
  return 2 * (statement || USUAL_LIMITS.statement) + (idle || USUAL_LIMITS.idle) + MARGIN_MS;
}

/** How long after its last event a stream can be continued by any process, in milliseconds. */
export const RESUMED_MS = 120_000;

/** How long rows are kept: twice as long as anybody may still read them. */
export function keptOf(limits?: TimeLimits): number {
  return 2 * (overlapOf(limits) + RESUMED_MS);
}
