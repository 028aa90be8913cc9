import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { JobKind, Payload } from './jobs.ts';

/** What became of a job: over, to be looked at again at an hour of its own, or to be tried again because it failed. */
export type Outcome = 'done' | 'failed' | { readonly againAt: Date };

/** What does the jobs of each kind. All of it may be repeated, also by two processes at once. `attempt` counts from 1. */
export type Workers = {
  readonly [K in JobKind]: (payload: Payload<K>, now: Date, attempt: number) => Promise<Outcome>;
};

export interface OutboxParts {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly workers: Workers;
}

export function doneIf(success: boolean): Outcome {
  return success ? 'done' : 'failed';
}
