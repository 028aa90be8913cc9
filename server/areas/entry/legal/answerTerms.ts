import { and, eq } from 'drizzle-orm';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { people, termsAcceptances } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { PersonRow } from '#core/people/user.ts';

/** Stores what a person says to the current terms. `undefined` when the account was erased at the same moment. */
export async function answerTerms(
  tx: Transaction,
  personId: string,
  accepted: boolean,
): Promise<PersonRow | undefined> {
  const [person] = await tx
    .update(people)
    .set({ termsAnswered: TERMS_VERSION })
    .where(and(eq(people.id, personId), eq(people.status, 'active')))
    .returning();
  if (person && accepted) await acceptTerms(tx, personId);
  return person;
}

/** Keeps the instant; of several the first one counts. */
export async function acceptTerms(tx: Transaction, personId: string): Promise<void> {
  const acceptance = { personId, version: TERMS_VERSION, acceptedAt: tx.now };
  await tx.insert(termsAcceptances).values(acceptance).onConflictDoNothing();
}
