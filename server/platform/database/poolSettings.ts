import { type TimeLimits, USUAL_LIMITS } from './timeLimits.ts';

export interface PoolSettings {
  /** The most connections of one process. */
  readonly connections: number;
  /** How long a request waits for a free connection. */
  readonly waitMs: number;
  readonly limits: TimeLimits;
  /** `unnamed` for a pooler that gives each transaction another connection (PgBouncer in transaction mode). */
  readonly statements: 'named' | 'unnamed';
}

export const USUAL_POOL: PoolSettings = {
  connections: 20,
  // Longer than any wait for a connection should be. A query in a transaction that bypasses its `tx` runs into this.
  waitMs: 20_000,
  limits: USUAL_LIMITS,
  statements: 'named',
};
