import { and, eq } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { people, sessions } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';
import type { PersonRow } from './user.ts';

type SignedIn = Exclude<Viewer, { readonly role: 'visitor' }>;

/** Reads the caller, and when the password was last given in this session. */
export async function readCaller(queries: Queries, { sessionHash }: SignedIn) {
  const [caller] = await queries
    .select({ person: people, lastPasswordAt: sessions.lastPasswordAt })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(eq(sessions.tokenHash, sessionHash));
  return caller ?? refuse('unauthenticated');
}

/**
 * Locks the caller until the transaction ends. Refuses a session that was ended during the call: the person who ended
 * it wanted to stop this change as well.
 */
export async function lockCaller(tx: Transaction, { personId, sessionHash }: SignedIn): Promise<PersonRow> {
  const [person] = await tx
    .select()
    .from(people)
    .where(and(eq(people.id, personId), eq(people.status, 'active')))
    .for('update');
  const [session] = await tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  return person && session ? person : refuse('unauthenticated');
}
