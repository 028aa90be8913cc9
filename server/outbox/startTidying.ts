import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/schema/system.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetOldSignIns } from '../session/google/attempts.ts';
import { forgetOldResetLinks } from '../session/resetLinks.ts';
import { forgetOldSessions } from '../session/sessionHandlers.ts';
import type { JobKind } from './jobs.ts';

const EVERY_MS = 60 * 60_000;
/** Jobs that are done are kept this long, for who asks what happened. */
const JOBS_KEPT_MS = 7 * 24 * 60 * 60_000;
/** What could not be sent for so long is of no use any more, and its address is not ours to keep. */
const MAILS_TRIED_MS = 3 * 24 * 60 * 60_000;
const MAILS = ['sendResetLink', 'sendNotice'] as const satisfies readonly JobKind[];

/** Deletes what nobody asks for again: old keys, sessions, failed logins, links, sign-ins and jobs. Nothing depends on it. */
export async function tidy(database: Database): Promise<void> {
  await forgetOldKeys(database);
  await forgetOldSessions(database);
  await forgetOldResetLinks(database);
  await forgetOldSignIns(database);
  await inTransaction(database, forgetOldJobs);
}

async function forgetOldJobs(tx: Transaction): Promise<void> {
  const ago = (ms: number): Date => new Date(tx.now.getTime() - ms);
  await tx.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, ago(JOBS_KEPT_MS))));
  const isStaleMail = and(inArray(outbox.kind, MAILS), lt(outbox.createdAt, ago(MAILS_TRIED_MS)));
  await tx.delete(outbox).where(and(isNull(outbox.doneAt), isStaleMail));
}

/** Tidies once an hour for as long as the process lives. */
export function startTidying(database: Database, log: Pick<Logger, 'warn'>): { readonly stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(database).catch((error: unknown) => log.warn({ err: error }, 'Tidying failed'));
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
