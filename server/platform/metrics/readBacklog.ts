import { and, count, inArray, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import { type Database, readNow } from '../database/database.ts';
import { auditChains, auditEntries } from '../database/schema/audit.ts';
import { charges, refunds } from '../database/schema/payments.ts';
import { outbox } from '../database/schema/system.ts';
import { IS_DISPUTED, IS_FAILING, IS_UNREACHABLE } from './troubles.ts';
import { SLOWEST_RETRY_MS } from '../outbox/runDue.ts';

const STATES = ['owed', 'sent', 'refused'] as const;

/** The work that waits in the database, for all processes. */
export async function readBacklog(database: Database) {
  const { orm } = database;
  const now = await readNow(database);
  const secondsSince = (instant: Date | null | undefined): number =>
    instant ? Math.max(0, (now.getTime() - instant.getTime()) / 1_000) : 0;
  const isDue = lte(outbox.dueAt, now);
  const jobs = await orm
    .select({
      kind: outbox.kind,
      due: sql<number>`count(*) filter (where ${isDue})`.mapWith(Number),
      failing: sql<number>`count(*) filter (where ${IS_FAILING})`.mapWith(Number),
      oldest: min(outbox.dueAt),
    })
    .from(outbox)
    // By the index of due jobs: most jobs wait for days, and a failing one is due again soon.
    .where(
      and(isNull(outbox.doneAt), lte(outbox.dueAt, new Date(now.getTime() + SLOWEST_RETRY_MS)), or(isDue, IS_FAILING)),
    )
    .groupBy(outbox.kind);
  const open = await orm
    .select({ state: refunds.state, count: count(), oldest: min(refunds.createdAt) })
    .from(refunds)
    .where(inArray(refunds.state, STATES))
    .groupBy(refunds.state);
  return {
    jobs: jobs.map(({ kind, due, failing }) => ({ kind, due, failing })),
    oldestJobSeconds: Math.max(0, ...jobs.map(({ oldest }) => secondsSince(oldest))),
    refunds: STATES.map((state) => ({ state, count: open.find((one) => one.state === state)?.count ?? 0 })),
    oldestOwedSeconds: secondsSince(open.find(({ state }) => state === 'owed')?.oldest),
    disputes: await orm.$count(charges, IS_DISPUTED),
    unreachable: await orm.$count(charges, IS_UNREACHABLE),
    unsealed: await orm.$count(auditEntries, isNull(auditEntries.number)),
    auditFaults: await orm.$count(auditChains, isNotNull(auditChains.faultAt)),
  };
}
