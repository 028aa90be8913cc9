import { createHash } from 'node:crypto';
import type { Transaction } from '../database/transaction.ts';
import { addJobs, type Job } from '../outbox/jobs.ts';
import { countRequest } from '../session/countRequest.ts';
import { HOUR_S, type Quota } from '../session/quota.ts';

type LetterJob = Extract<Job, { readonly kind: 'sendResetLink' | 'sendEmailLink' }>;
type NoticeJob = Extract<Job, { readonly kind: 'sendNotice' }>;

/** Of whatever kind, to one address, whoever asks for them: nobody floods a mailbox with our letters. */
const PER_TARGET: Quota = { most: 5, windowS: HOUR_S, gapS: 0 };

/**
 * A letter that somebody asked for, unless its address has had enough of them. Whether it goes out is not told: the
 * answer would say that others write there too.
 */
export async function addLetter(tx: Transaction, job: LetterJob): Promise<void> {
  if ((await countRequest(tx, `letters ${hashEmail(job.email)}`, PER_TARGET)) === 0) await addJobs(tx, [job]);
}

/**
 * A warning. It has a count of its own besides, so that nobody keeps it back by asking for five links first; and it
 * counts for the links, which its address gets fewer of.
 */
export async function addNotice(tx: Transaction, job: NoticeJob): Promise<void> {
  await countRequest(tx, `letters ${hashEmail(job.email)}`, PER_TARGET);
  if ((await countRequest(tx, `notices ${hashEmail(job.email)}`, PER_TARGET)) === 0) await addJobs(tx, [job]);
}

/** The table of counts is no list of addresses. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}
