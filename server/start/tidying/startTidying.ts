import { and, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { reclaimSpace } from '#platform/database/embedded/reclaimSpace.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { forgetOldEmailLinks } from '#core/people/emailLinks.ts';
import { forgetOldConnections } from '#areas/entry/receivingAccount/beginConnection.ts';
import { forgetOldChoices } from '#areas/player/booking/showChoice.ts';
import { askToCheckDaily } from '#core/audit/checkChains.ts';
import { tidyNames } from '#areas/entry/account/tidyNames.ts';
import { mendOccupants } from '#core/hours/mendOccupants.ts';
import { askToRecordGuests } from '#core/customers/recordGuestsWork.ts';
import { askToForgetClaims } from '#core/hours/pastClaims.ts';
import { forgetOldKeys } from '#core/calls/idempotency.ts';
import { forgetOldNotices } from '#core/notices/forgetNotices.ts';
import { askToExpireCredits } from '#areas/owner/players/credit/expireCredits.ts';
import { forgetOldLinks } from '#areas/owner/paymentLinks/forgetLinks.ts';
import { tidyZones } from '#areas/owner/settings/tidyZones.ts';
import { forgetOldPushes } from '#core/notices/push/subscriptions.ts';
import { askToRemind } from '#core/notices/reminders/remind.ts';
import { askToChaseBills } from '#areas/owner/series/bills/chaseBills.ts';
import { askToExtendSeries } from '#areas/owner/series/extendSeries.ts';
import { forgetOldSignIns } from '#core/people/google/attempts.ts';
import { forgetOldResetLinks } from '#areas/entry/session/resetLinks.ts';
import { forgetOldSessions } from '#areas/entry/session/sessionHandlers.ts';
import { forgetOldWaiting } from '#core/hours/waiting/forgetWaiting.ts';
import { forgetOldCodes } from '#core/notices/whatsapp/consents.ts';
import { forgetOldSheets } from '../downloads/keptSheets.ts';
import type { JobKind } from '#platform/outbox/jobs.ts';
import { repeat } from '#platform/outbox/repeat.ts';

const EVERY_MS = 60 * 60_000;
/** How long finished jobs are kept, for questions about what happened. */
const JOBS_KEPT_MS = 7 * 24 * 60 * 60_000;
/** A message that could not be sent for this long is useless, and its address must not be kept. */
const MAILS_TRIED_MS = 3 * 24 * 60 * 60_000;
const MAILS = ['sendResetLink', 'sendEmailLink', 'sendNotice'] as const satisfies readonly JobKind[];

/**
 * Deletes what is no longer needed: old keys, sessions, failed logins, links, sign-ins, sheets of pages, choices that were shown, payment links, places in queues and jobs, has past claims deleted
 * by a job, in small batches, mends what the version before left, and reclaims the space.
 * Nothing depends on it.
 */
export async function tidy(database: Database): Promise<void> {
  await forgetOldKeys(database);
  await forgetOldSessions(database);
  await forgetOldPushes(database);
  await forgetOldCodes(database);
  await forgetOldResetLinks(database);
  await forgetOldEmailLinks(database);
  await forgetOldSignIns(database);
  await forgetOldConnections(database);
  await forgetOldNotices(database);
  await forgetOldWaiting(database);
  await forgetOldSheets(database);
  await forgetOldChoices(database);
  await forgetOldLinks(database);
  await inTransaction(database, forgetOldJobs);
  await mendOccupants(database);
  await tidyNames(database);
  await tidyZones(database);
  await askToForgetClaims(database);
  await askToRecordGuests(database);
  await askToCheckDaily(database);
  await askToExtendSeries(database);
  await askToChaseBills(database);
  await askToExpireCredits(database);
  await askToRemind(database);
  await reclaimSpace(database);
}

async function forgetOldJobs(tx: Transaction): Promise<void> {
  const ago = (ms: number): Date => new Date(tx.now.getTime() - ms);
  await tx.delete(outbox).where(and(isNotNull(outbox.doneAt), lt(outbox.doneAt, ago(JOBS_KEPT_MS))));
  const isStaleMail = and(inArray(outbox.kind, MAILS), lt(outbox.createdAt, ago(MAILS_TRIED_MS)));
  await tx.delete(outbox).where(and(isNull(outbox.doneAt), isStaleMail));
}

/** Runs {@link tidy} hourly. */
export function startTidying(database: Database, log: Pick<Logger, 'warn'>): { readonly stop: () => Promise<void> } {
  return repeat(
    EVERY_MS,
    () => tidy(database),
    (error) => log.warn({ err: error }, 'Tidying failed'),
  );
}
