import { Schema } from 'effect';
import { Id } from '../../domain/contract/id.ts';
import { outbox } from '../database/schema/system.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';

/**
 * Work that must happen and needs the network, by kind:
 * - expireHold: the hour of a PIX is over; end it at the provider, then free the hours
 * - cancelCharge: nobody may pay this any more; money that came nevertheless goes back
 * - refundCharge: give the money back
 * - reconcileCharge: ask what became of the charge, at growing intervals
 */
export const JobKind = Schema.Literals(['expireHold', 'cancelCharge', 'refundCharge', 'reconcileCharge']);
export type JobKind = typeof JobKind.Type;

/** Every kind is about one charge. */
export const JobPayload = Schema.Struct({ charge: Id });

export interface Job {
  readonly kind: JobKind;
  readonly charge: string;
  readonly dueAt: Date;
}

/** The row that {@link addJobs} writes, for a statement that writes other rows too. */
export function jobRow(job: Job, now: Date): typeof outbox.$inferInsert {
  return { id: newId(), kind: job.kind, payload: { charge: job.charge }, createdAt: now, dueAt: job.dueAt };
}

/** In the transaction of what makes the work necessary: both happen, or neither. */
export async function addJobs(tx: Transaction, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0) await tx.insert(outbox).values(jobs.map((job) => jobRow(job, tx.now)));
}
