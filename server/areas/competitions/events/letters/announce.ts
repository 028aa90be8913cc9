import { and, eq, isNull, sql } from 'drizzle-orm';
import { outbox } from '#platform/database/schema/system.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs } from '#platform/outbox/jobs.ts';

/** Whoever edits an event mostly saves more than once: what changes meanwhile goes into the same letter. */
const TOGETHER_MS = 10 * 60_000;

/** Has those who are in an event told by mail of its changes, once the organizer has had time to make the next. */
export async function announceChanges(tx: Transaction, event: string): Promise<void> {
  if ((await tx.$count(outbox, isPending(event))) > 0) return;
  const dueAt = new Date(tx.now.getTime() + TOGETHER_MS);
  await addJobs(tx, [{ kind: 'announceEvent', event, since: tx.now.toISOString(), dueAt }]);
}

/** Has them told at once that it was called off, with whatever changed shortly before. */
export async function announceCallingOff(tx: Transaction, event: string): Promise<void> {
  const hurried = await tx.update(outbox).set({ dueAt: tx.now }).where(isPending(event)).returning({ id: outbox.id });
  if (hurried.length > 0) return;
  await addJobs(tx, [{ kind: 'announceEvent', event, since: tx.now.toISOString(), dueAt: tx.now }]);
}

/** Not yet begun: what is being done may have read the event before this change. */
function isPending(event: string) {
  return and(
    eq(outbox.kind, 'announceEvent'),
    eq(sql`${outbox.payload} ->> 'event'`, event),
    isNull(outbox.doneAt),
    isNull(outbox.leaseUntil),
  );
}
