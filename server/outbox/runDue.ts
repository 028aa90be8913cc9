import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Schema } from 'effect';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/system.ts';
import { inTransaction } from '../database/transaction.ts';
import { describeError } from '../logging/describeError.ts';
import { isJobKind, type JobKind, JOBS } from './jobs.ts';
import type { Outcome, OutboxParts, Workers } from './work.ts';

/** Longer than a job takes with two calls that time out; after it another process takes the job. */
const LEASE_MS = 45_000;
const AT_ONCE = 4;
const FIRST_RETRY_MS = 2_000;
const SLOWEST_RETRY_MS = 10 * 60_000;

type JobRow = typeof outbox.$inferSelect;

/** What this process has leased and not concluded. */
type Held = Set<JobRow>;

/** Whoever stops lets no more jobs begin, and gives back those that do not end. */
export interface Pass {
  readonly held: Held;
  isStopping: boolean;
}

export function newPass(): Pass {
  return { held: new Set(), isStopping: false };
}

/** Does all the work that is due, and what becomes due by doing it. Returns how many jobs ran. */
export async function runDue(parts: OutboxParts, pass = newPass()): Promise<number> {
  let ran = 0;
  while (!pass.isStopping) {
    const jobs = await lease(parts.database);
    if (jobs.length === 0) return ran;
    for (const job of jobs) pass.held.add(job);
    // All of them end before the next are taken, also when one cannot be concluded.
    const ends = await Promise.allSettled(jobs.map((job) => run(parts, job)));
    for (const job of jobs) pass.held.delete(job);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    ran += jobs.length;
  }
  return ran;
}

/** Other processes need not wait for the end of the leases. What still runs here may run there too: all jobs may be repeated. */
export async function giveBack({ database }: OutboxParts, { held }: Pass): Promise<void> {
  if (held.size === 0) return;
  const isHeld = or(...[...held].map(isLeaseOf));
  await inTransaction(database, (tx) => tx.update(outbox).set({ leaseUntil: null }).where(isHeld));
}

/** Takes the jobs that are due longest. Other processes skip the rows that this one is taking, and wait for nothing. */
async function lease(database: Database): Promise<JobRow[]> {
  return inTransaction(database, async (tx) => {
    const due = tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          isNull(outbox.doneAt),
          lte(outbox.dueAt, tx.now),
          or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, tx.now)),
        ),
      )
      .orderBy(asc(outbox.dueAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true });
    return tx
      .update(outbox)
      .set({ leaseUntil: new Date(tx.now.getTime() + LEASE_MS), attempts: sql`${outbox.attempts} + 1` })
      .where(inArray(outbox.id, due))
      .returning();
  });
}

async function run(parts: OutboxParts, job: JobRow): Promise<void> {
  try {
    await conclude(parts.database, job, await work(parts.workers, job));
  } catch (error) {
    parts.log.error({ err: error, job: job.id, kind: job.kind }, 'A job failed');
    await conclude(parts.database, job, 'failed', nameOf(error));
  }
}

async function work(workers: Workers, { kind, payload, ...job }: JobRow): Promise<Outcome> {
  if (!isJobKind(kind)) throw new UnknownKind();
  return workOn(workers, kind, payload, leasedAt(job), job.attempts);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the payload to its worker
function workOn<K extends JobKind>(
  workers: Workers,
  kind: K,
  payload: unknown,
  now: Date,
  attempt: number,
): Promise<Outcome> {
  const decode = Schema.decodeUnknownSync<(typeof JOBS)[K]>(JOBS[kind]);
  return workers[kind](decode(payload), now, attempt);
}

/** A row of a later version of this program: that one will know what to do. */
class UnknownKind extends Error {
  override name = 'UnknownKind';
}

/** Without what the error quotes: a query's parameters can be a person's. */
function nameOf(error: unknown): string {
  const { type, code, constraint, cause } = describeError(error);
  return [type, code, constraint, cause && nameOf(cause)].filter(Boolean).join(' ');
}

function leasedAt({ leaseUntil, createdAt }: Pick<JobRow, 'leaseUntil' | 'createdAt'>): Date {
  return leaseUntil ? new Date(leaseUntil.getTime() - LEASE_MS) : createdAt;
}

/** Only while the lease is this process's own: who was too slow leaves the word to who took over. */
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

/** A person's address is not kept for who asks later what happened. */
const WITHOUT_EMAIL = sql`${outbox.payload} - 'email'`;

function afterwards(outcome: Outcome, attempts: number, now: Date): PgUpdateSetSource<typeof outbox> {
  if (outcome === 'done') return { doneAt: now, payload: WITHOUT_EMAIL };
  if (outcome !== 'failed') return { dueAt: outcome.againAt, attempts: 0 };
  return { dueAt: new Date(now.getTime() + Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))) };
}
