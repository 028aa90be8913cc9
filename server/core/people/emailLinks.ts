import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Queries } from '#platform/database/database.ts';
import { emailLinks, people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { EMAIL_LINK_HOURS } from './letters/emailLetter.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long expired links are kept, so that the reply can say why a link no longer works. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Adds a link; the caller has ended the person's older ones. Returns its token, which is not stored. */
export async function addEmailLink(tx: Transaction, personId: string, email: string): Promise<string> {
  const token = newToken();
  await tx.insert(emailLinks).values({
    tokenHash: hashToken(token),
    personId,
    email,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + EMAIL_LINK_HOURS * 60 * 60_000),
  });
  return token;
}

/** Ends a person's open links, because a newer one replaces them or no address is pending any more. */
export async function endEmailLinks(tx: Transaction, personId: string): Promise<void> {
  await tx
    .update(emailLinks)
    .set({ endedAt: tx.now })
    .where(and(eq(emailLinks.personId, personId), isNull(emailLinks.endedAt)));
}

export type EmailLink = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>;

export async function findEmailLink(queries: Queries, tokenHash: string) {
  const { email, expiresAt, endedAt } = emailLinks;
  const [link] = await queries
    .select({ email, expiresAt, endedAt, person: people })
    .from(emailLinks)
    .innerJoin(people, eq(people.id, emailLinks.personId))
    .where(eq(emailLinks.tokenHash, tokenHash));
  return link;
}

/** Uses a link up. Only one of several simultaneous calls returns `true`. */
export async function useEmailLink(tx: Transaction, tokenHash: string): Promise<boolean> {
  const used = await tx
    .update(emailLinks)
    .set({ endedAt: tx.now })
    .where(and(eq(emailLinks.tokenHash, tokenHash), isNull(emailLinks.endedAt), gt(emailLinks.expiresAt, tx.now)))
    .returning({ personId: emailLinks.personId });
  return used.length === 1;
}

export async function forgetOldEmailLinks(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(emailLinks).where(lt(emailLinks.expiresAt, new Date(tx.now.getTime() - KEPT_MS))),
  );
}
