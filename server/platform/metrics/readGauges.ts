import { Gauge, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { inTime } from '../http/inTime.ts';
import type { Traffic } from '../http/Traffic.ts';
import { readBacklog } from './readBacklog.ts';

/** Longer than the reads take, and shorter than a scrape may. */
const PATIENCE_MS = 2_000;

/**
 * What this process has at hand, and what waits in the database for all processes. In a registry of its own each time:
 * what cannot be read now is then left out, instead of told as it was before.
 */
export async function readGauges(database: Database, traffic: Traffic): Promise<string> {
  const registry = new Registry();
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> =>
    new Gauge({ name, help, labelNames, registers: [registry] });

  gauge('http_requests_in_flight', 'Requests of the API that are being answered').set(traffic.inFlight);
  const { totalCount, idleCount, waitingCount } = database.pool;
  const connections = gauge('database_connections', 'Of this process, and who waits for one', ['state']);
  connections.set({ state: 'busy' }, totalCount - idleCount);
  connections.set({ state: 'idle' }, idleCount);
  connections.set({ state: 'waiting' }, waitingCount);

  const read = readBacklog(database).catch(() => undefined);
  const backlog = await inTime(read, PATIENCE_MS, undefined);
  gauge('database_up', '1 while the database answers in time').set(backlog ? 1 : 0);
  if (!backlog) return registry.metrics();

  const due = gauge('outbox_due_jobs', 'Jobs whose time has come', ['kind']);
  const failing = gauge('outbox_failing_jobs', 'Jobs that failed and are tried again', ['kind']);
  for (const job of backlog.jobs) {
    due.set({ kind: job.kind }, job.due);
    failing.set({ kind: job.kind }, job.failing);
  }
  const refunds = gauge('refunds_open', 'Refunds that are owed, sent, or refused by the provider', ['state']);
  for (const { state, count } of backlog.refunds) refunds.set({ state }, count);
  gauge('outbox_oldest_due_seconds', 'How long the oldest due job waits').set(backlog.oldestJobSeconds);
  gauge('refunds_oldest_owed_seconds', 'How long the oldest owed refund waits').set(backlog.oldestOwedSeconds);
  gauge('disputes_open', 'Charges that their payers dispute').set(backlog.disputes);
  gauge('charges_unreachable', 'Charges whose account is not set up').set(backlog.unreachable);
  gauge('audit_unsealed_entries', 'Entries of the audit that are not sealed yet').set(backlog.unsealed);
  gauge('audit_faults', 'Chains of the audit in which an entry changed or is missing').set(backlog.auditFaults);
  return registry.metrics();
}
