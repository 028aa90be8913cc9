import { and, asc, eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

/** Locks all admins, so that the last two cannot leave at once, and refuses when there is only one. */
export async function refuseLastAdmin(tx: Transaction): Promise<void> {
  const admins = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 'admin'), eq(people.status, 'active')))
    .orderBy(asc(people.id))
    .for('update');
  if (admins.length < 2) refuse('last_admin');
}
