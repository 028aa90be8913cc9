import { and, asc, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Schema } from 'effect';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/system.ts';
import { inTransaction } from '../database/transaction.ts';
import { describeError } from '../logging/describeError.ts';
import { isJobKind, type JobKind, JOBS } from './jobs.ts';
import type { Outcome, OutboxDependencies, Run, Workers } from './work.ts';

/** Longer than a job with two calls that time out; after it another process takes the job. */
const LEASE_MS = 45_000;

/** Jobs that wait for nothing but each other. */
export interface Lane {
  /** For the log. */
  readonly name: string;
  readonly which: SQL;
  readonly atOnce: number;
}

const PUSH: JobKind = 'sendPush';
const WHATSAPP: JobKind = 'sendWhatsapp';

/**
 * Devices have a lane of their own, and so has WhatsApp: there may be thousands of them at once, and each waits for a service that may hang. What
 * money and courts wait for goes on beside them.
 */
export const LANES: readonly Lane[] = [
  { name: 'usual', which: notInArray(outbox.kind, [PUSH, WHATSAPP]), atOnce: 4 },
  { name: 'devices', which: eq(outbox.kind, PUSH), atOnce: 8 },
  { name: 'WhatsApp', which: eq(outbox.kind, WHATSAPP), atOnce: 4 },
];

const FIRST_RETRY_MS = 2_000;
/** A failing job is due again within this time. */
export const SLOWEST_RETRY_MS = 10 * 60_000;

type JobRow = typeof outbox.$inferSelect;

/** The jobs that this process has leased and not concluded. */
type Held = Set<JobRow>;

/** A stop sets `isStopping`, so that no more jobs begin, and releases the leases of those that do not end. */
export interface Pass {
  readonly held: Held;
  isStopping: boolean;
}

export function newPass(): Pass {
  return { held: new Set(), isStopping: false };
}

/** Runs all jobs that are due, and those that become due meanwhile, one lane after the other. Returns how many jobs ran. */
export async function runDue(dependencies: OutboxDependencies, pass = newPass()): Promise<number> {
  let ran = 0;
  for (const lane of LANES) ran += await runLane(dependencies, lane, pass);
  return ran;
}

/** The same of one lane. */
export async function runLane(dependencies: OutboxDependencies, lane: Lane, pass: Pass): Promise<number> {
  let ran = 0;
  while (!pass.isStopping) {
    const jobs = await lease(dependencies.database, lane);
    if (jobs.length === 0) return ran;
    for (const job of jobs) pass.held.add(job);
    // All jobs end before the next are leased, even when one cannot be concluded.
    const ends = await Promise.allSettled(jobs.map((job) => run(dependencies, job)));
    for (const job of jobs) pass.held.delete(job);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    ran += jobs.length;
  }
  return ran;
}

/**
 * Releases the leases, so that other processes need not wait for their end. A job may then run twice: all jobs are
 * repeatable.
 */
export async function giveBack({ database }: OutboxDependencies, { held }: Pass): Promise<void> {
  if (held.size === 0) return;
  const isHeld = or(...[...held].map(isLeaseOf));
  await inTransaction(database, (tx) => tx.update(outbox).set({ leaseUntil: null }).where(isHeld));
}

/** Leases the jobs that have been due longest. Other processes skip these locked rows instead of waiting. */
async function lease(database: Database, { which, atOnce }: Lane): Promise<JobRow[]> {
  return inTransaction(database, async (tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          which,
          isNull(outbox.doneAt),
          lte(outbox.dueAt, tx.now),
          or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, tx.now)),
        ),
      )
      .orderBy(asc(outbox.dueAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    return tx
      .update(outbox)
      .set({ leaseUntil: new Date(tx.now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
      .where(inArray(outbox.id, due))
      .returning();
  });
}

async function run(dependencies: OutboxDependencies, job: JobRow): Promise<void> {
  const { traceJob = (_kind, runJob) => runJob() } = dependencies;
  try {
    const outcome = await traceJob(job.kind, () => work(dependencies.workers, job));
    await conclude(dependencies.database, job, outcome);
  } catch (error) {
    dependencies.log.error({ err: error, job: job.id, kind: job.kind }, 'A job failed');
    await conclude(dependencies.database, job, 'failed', nameOf(error));
  }
}

async function work(workers: Workers, { kind, payload, ...job }: JobRow): Promise<Outcome> {
  if (!isJobKind(kind)) throw new UnknownKind();
  return workOn(workers, kind, payload, leasedAt(job), { job: job.id, attempt: job.attempts });
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the payload to its worker
function workOn<K extends JobKind>(
  workers: Workers,
  kind: K,
  payload: unknown,
  now: Date,
  current: Run,
): Promise<Outcome> {
  const decode = Schema.decodeUnknownSync<(typeof JOBS)[K]>(JOBS[kind]);
  return workers[kind](decode(payload), now, current);
}

/** A kind that this version does not know: the job was written by a later version, which can do it. */
class UnknownKind extends Error {
  override name = 'UnknownKind';
}

/** Without what the error quotes: a query's parameters can hold personal data. */
function nameOf(error: unknown): string {
  const { type, code, constraint, cause } = describeError(error);
  return [type, code, constraint, cause && nameOf(cause)].filter(Boolean).join(' ');
}

function leasedAt({ leaseUntil, createdAt }: Pick<JobRow, 'leaseUntil' | 'createdAt'>): Date {
  return leaseUntil ? new Date(leaseUntil.getTime() - LEASE_MS) : createdAt;
}

/** Updates the job only while this process holds its lease: a process that was too slow leaves the job to the next one. */
async function conclude(
  database: Database,
  job: JobRow,
  outcome: Outcome,
  lastError: string | null = null,
): Promise<void> {
  const now = leasedAt(job);
  await database.orm
    .update(outbox)
    .set({ leaseUntil: null, lastError, ...afterwards(outcome, job.attempts, now) })
    .where(isLeaseOf(job));
}

function isLeaseOf({ id, leaseUntil }: JobRow) {
  return and(eq(outbox.id, id), leaseUntil ? eq(outbox.leaseUntil, leaseUntil) : undefined);
}

/** A finished job keeps no e-mail address. */
const WITHOUT_EMAIL = sql`${outbox.payload} - 'email'`;

function afterwards(outcome: Outcome, attempts: number, now: Date): PgUpdateSetSource<typeof outbox> {
  if (outcome === 'done') return { doneAt: now, payload: WITHOUT_EMAIL };
  if (outcome !== 'failed') return { dueAt: outcome.againAt, attempts: 0 };
  return { dueAt: new Date(now.getTime() + Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))) };
}
