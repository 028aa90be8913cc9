import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database, Queries } from '#platform/database/database.ts';
import { passwordResets, people } from '#platform/database/schema/people.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import { LINK_MINUTES } from '#core/people/letters/resetLetter.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';

/** Links are kept this long after they expire, so that a visitor with an old link learns why it does not work. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Creates a link; the caller ends the older ones. Returns the token, of which only the hash is stored. */
export async function addResetLink(tx: Transaction, personId: string): Promise<string> {
  const token = newToken();
  await tx.insert(passwordResets).values({
    tokenHash: hashToken(token),
    personId,
    createdAt: tx.now,
    expiresAt: new Date(tx.now.getTime() + LINK_MINUTES * 60_000),
  });
  return token;
}

/** Ends the person's open links when a newer one is made or the account gets a new e-mail or password. */
export async function endResetLinks(tx: Transaction, personId: string): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ endedAt: tx.now })
    .where(and(eq(passwordResets.personId, personId), isNull(passwordResets.endedAt)));
}

/** A link with its person. */
export type ResetLink = NonNullable<Awaited<ReturnType<typeof findResetLink>>>;

export async function findResetLink(queries: Queries, tokenHash: string) {
  const { expiresAt, endedAt } = passwordResets;
  const { id: personId, email, name, status } = people;
  const [link] = await queries
    .select({ expiresAt, endedAt, personId, email, name, status })
    .from(passwordResets)
    .innerJoin(people, eq(people.id, passwordResets.personId))
    .where(eq(passwordResets.tokenHash, tokenHash));
  return link;
}

/** Uses a link up. Of any number of concurrent calls with it, exactly one gets `true`. */
export async function useResetLink(tx: Transaction, tokenHash: string): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ endedAt: tx.now })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.endedAt),
        gt(passwordResets.expiresAt, tx.now),
      ),
    )
    .returning({ personId: passwordResets.personId });
  return used.length === 1;
}

export async function forgetOldResetLinks(database: Database): Promise<void> {
  await inTransaction(database, (tx) =>
    tx.delete(passwordResets).where(lt(passwordResets.expiresAt, new Date(tx.now.getTime() - KEPT_MS))),
  );
}
