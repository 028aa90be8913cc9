import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { JobKind, Payload } from './jobs.ts';

/** The result of a job: done, to be run again at a given time, or failed and to be retried. */
export type Outcome = 'done' | 'failed' | { readonly againAt: Date };

/** The function that runs the jobs of each kind. Jobs may be repeated, even by two processes at once. `attempt` counts from 1. */
export type Workers = {
  readonly [K in JobKind]: (payload: Payload<K>, now: Date, attempt: number) => Promise<Outcome>;
};

export interface OutboxDependencies {
  readonly database: Database;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly workers: Workers;
  /** Runs a job inside a trace, when there are traces. */
  readonly traceJob?: (<Result>(kind: string, run: () => Promise<Result>) => Promise<Result>) | undefined;
}

export function doneIf(success: boolean): Outcome {
  return success ? 'done' : 'failed';
}
