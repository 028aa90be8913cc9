import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import type { JobKind, Payload } from './jobs.ts';

/** The result of a job: done, to be run again at a given time, or failed and to be retried. */
export type Outcome = 'done' | 'failed' | { readonly againAt: Date };

/** Which job it is, however often it is tried; `attempt` counts from 1. */
export interface Run {
  readonly job: string;
  readonly attempt: number;
}

/** The function that runs the jobs of each kind. Jobs may be repeated, even by two processes at once. */
export type Workers = {
  readonly [K in JobKind]: (payload: Payload<K>, now: Date, run: Run) => Promise<Outcome>;
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
