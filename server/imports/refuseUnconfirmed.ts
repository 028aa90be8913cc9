import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { people } from '../database/schema/people.ts';
import { memberships } from '../database/schema/staff.ts';
import { refuse } from '../http/handler.ts';

/** Refuses an arena none of whose owners has a confirmed e-mail: so far nobody answers for it. */
export async function refuseUnconfirmed(queries: Queries, arenaId: string): Promise<void> {
  const [confirmed] = await queries
    .select({ id: people.id })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(eq(memberships.arenaId, arenaId), eq(memberships.role, 'owner'), isNotNull(people.emailConfirmedAt)))
    .limit(1);
  if (!confirmed) refuse('email_unconfirmed');
}
