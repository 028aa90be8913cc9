import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { reclaimSpace } from '../database/embedded/reclaimSpace.ts';
import { outbox } from '../database/schema/system.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { forgetOldEmailLinks } from '../account/emailLinks.ts';
import { forgetOldConnections } from '../payment/accounts/beginConnection.ts';
import { mendOccupants } from '../booking/mendOccupants.ts';
import { askToForgetClaims } from '../booking/pastClaims.ts';
import { forgetOldKeys } from '../http/idempotency.ts';
import { forgetOldSignIns } from '../session/google/attempts.ts';
import { forgetOldResetLinks } from '../session/resetLinks.ts';
import { forgetOldSessions } from '../session/sessionHandlers.ts';
import type { JobKind } from './jobs.ts';

const EVERY_MS = 60 * 60_000;
/** How long finished jobs are kept, for questions about what happened. */
const JOBS_KEPT_MS = 7 * 24 * 60 * 60_000;
/** A message that could not be sent for this long is useless, and its address must not be kept. */
const MAILS_TRIED_MS = 3 * 24 * 60 * 60_000;
const MAILS = ['sendResetLink', 'sendEmailLink', 'sendNotice'] as const satisfies readonly JobKind[];

/**
 * Deletes what is no longer needed: old keys, sessions, failed logins, links, sign-ins and jobs, has past claims deleted
 * by a job, in small batches, mends what the version before left, and reclaims the space.
 * Nothing depends on it.
 */
export async function tidy(database: Database): Promise<void> {
  await forgetOldKeys(database);
  await forgetOldSessions(database);
  await forgetOldResetLinks(database);
  await forgetOldEmailLinks(database);
  await forgetOldSignIns(database);
  await forgetOldConnections(database);
  await inTransaction(database, forgetOldJobs);
  await mendOccupants(database);
  await askToForgetClaims(database);
  await reclaimSpace(database);
}

async function forgetOldJobs(tx: Transaction): Promise<void> {
  const ago = (ms: number): Date => new Date(tx.now.getTime() - ms);
  await tx.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, ago(JOBS_KEPT_MS))));
  const isStaleMail = and(inArray(outbox.kind, MAILS), lt(outbox.createdAt, ago(MAILS_TRIED_MS)));
  await tx.delete(outbox).where(and(isNull(outbox.doneAt), isStaleMail));
}

/** Runs {@link tidy} at once, so that servers that restart often tidy too, and then hourly for as long as the process lives. */
export function startTidying(database: Database, log: Pick<Logger, 'warn'>): { readonly stop: () => Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  function run(): void {
    running = tidy(database)
      .catch((error: unknown) => log.warn({ err: error }, 'Tidying failed'))
      .then(rest);
  }

  function rest(): void {
    if (!isStopped) timer = setTimeout(run, EVERY_MS);
  }

  run();

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
