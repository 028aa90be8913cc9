import type { Transaction } from '#platform/database/transaction.ts';
import { addJobs, type Job } from '#platform/outbox/jobs.ts';
import { countRequest, hashEmail } from '../../people/countRequest.ts';
import { HOUR_S, type Quota } from '../../people/quota.ts';

type LetterJob = Extract<Job, { readonly kind: 'sendResetLink' | 'sendEmailLink' }>;
type NoticeJob = Extract<Job, { readonly kind: 'sendNotice' }>;

/** The limit per address, for all kinds of letters and all senders together: nobody can flood a mailbox with our letters. */
const PER_TARGET: Quota = { most: 5, windowS: HOUR_S, gapS: 0 };

/**
 * Queues a letter that somebody requested, unless its address has reached the limit. The result is not returned: it
 * would reveal that other people write to this address too.
 */
export async function addLetter(tx: Transaction, job: LetterJob): Promise<void> {
  if ((await countRequest(tx, `letters ${hashEmail(job.email)}`, PER_TARGET)) === 0) await addJobs(tx, [job]);
}

/**
 * Queues a warning. It has a second counter of its own, so that nobody can suppress it by requesting five links first.
 * It also counts towards the limit of links to the address.
 */
export async function addNotice(tx: Transaction, job: NoticeJob): Promise<void> {
  await countRequest(tx, `letters ${hashEmail(job.email)}`, PER_TARGET);
  if ((await countRequest(tx, `notices ${hashEmail(job.email)}`, PER_TARGET)) === 0) await addJobs(tx, [job]);
}

type EventLetterJob = Extract<Job, { readonly kind: 'sendEventLetter' }>;

/** Queues letters about an event. An organizer decides how often it changes, so they have a limit per address too. */
export async function addEventLetters(
  tx: Transaction,
  letters: readonly { readonly email: string; readonly job: EventLetterJob }[],
): Promise<void> {
  const within: EventLetterJob[] = [];
  for (const { email, job } of letters) {
    if ((await countRequest(tx, `events ${hashEmail(email)}`, PER_TARGET)) === 0) within.push(job);
  }
  await addJobs(tx, within);
}

/** Less than {@link PER_TARGET}: no arena uses up what others may write to somebody. */
const PER_SENDER_AND_TARGET: Quota = { most: 3, windowS: HOUR_S, gapS: 0 };

/** For an arena in all: more than a day of rain at the largest. */
const PER_SENDER: Quota = { most: 2_000, windowS: HOUR_S, gapS: 0 };

/**
 * Whether a letter about a change that others made may go to this address. They decide how often, so it has a limit.
 * @param sender the arena whose team caused it, if one did: it has limits of its own, which come before the address's
 */
export async function countNoticeLetter(tx: Transaction, email: string, sender?: string): Promise<boolean> {
  if (sender !== undefined) {
    const toOne = `sender ${sender} ${hashEmail(email)}`;
    if ((await countRequest(tx, toOne, PER_SENDER_AND_TARGET)) > 0) return false;
    if ((await countRequest(tx, `sender ${sender}`, PER_SENDER)) > 0) return false;
  }
  return (await countRequest(tx, `news ${hashEmail(email)}`, PER_TARGET)) === 0;
}
