import { and, eq, isNull } from 'drizzle-orm';
import { paymentAccounts } from '#platform/database/schema/paymentAccounts.ts';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { addNotice } from '../../notices/mail/letterQuota.ts';
import type { Notice } from '../../notices/mail/noticeLetter.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import type { AccountRow, OwnAccounts } from './ownAccounts.ts';

/** What a row has in the place of tokens that were forgotten. */
export const FORGOTTEN = { accessToken: '', refreshToken: '', renewingSince: null } as const;

/**
 * Ends a person's account: it makes no more charges. Its tokens stay while charges of it need them, see `keepAccount`.
 * False when there is none.
 */
export async function endAccountOf(tx: Transaction, personId: string): Promise<boolean> {
  const [ended] = await tx
    .update(paymentAccounts)
    .set({ endedAt: tx.now, endedBy: 'person' })
    .where(and(eq(paymentAccounts.personId, personId), isNull(paymentAccounts.endedAt)))
    .returning();
  if (!ended) return false;
  await addJobs(tx, [{ kind: 'keepAccount', ...jobOf(ended), dueAt: tx.now }]);
  return true;
}

/**
 * The provider does not accept the account's tokens any more. Nothing is concluded about its charges: they are marked as
 * unreachable, until the person connects the account again.
 */
export async function loseAccount({ database, log }: OwnAccounts, row: AccountRow): Promise<void> {
  const isLost = await inTransaction(database, async (tx) => {
    const isStill = and(eq(paymentAccounts.id, row.id), eq(paymentAccounts.accessToken, row.accessToken));
    const [lost] = await tx.select().from(paymentAccounts).where(isStill).for('update');
    if (!lost) return false;
    const end = lost.endedAt === null ? ({ endedAt: tx.now, endedBy: 'provider' } as const) : {};
    await tx
      .update(paymentAccounts)
      .set({ ...FORGOTTEN, ...end })
      .where(isStill);
    if (lost.endedAt === null) await tellOfAccount(tx, lost.personId, 'accountLost');
    return true;
  });
  if (isLost) log.warn({ account: row.id }, 'The provider ended a connected account');
}

/** Tells a person of their account by mail, at an address that is known to be theirs. */
export async function tellOfAccount(tx: Transaction, personId: string, notice: Notice): Promise<void> {
  const [person] = await tx.select().from(people).where(eq(people.id, personId));
  if (!person || person.emailConfirmedAt === null || person.status !== 'active') return;
  await addNotice(tx, { kind: 'sendNotice', notice, email: person.email, dueAt: tx.now });
}

/** Names one connection of an account in its jobs. */
export function jobOf({ id, connectedAt }: Pick<AccountRow, 'id' | 'connectedAt'>) {
  return { account: id, since: connectedAt.toISOString() };
}
