import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { ArenaRow } from './ownedArena.ts';

/** Whether an owner of the arena has a confirmed e-mail: then somebody answers for it. */
export async function isConfirmed(queries: Queries, arenaId: string): Promise<boolean> {
  const [confirmed] = await queries
    .select({ id: people.id })
    .from(memberships)
    .innerJoin(people, eq(people.id, memberships.personId))
    .where(and(eq(memberships.arenaId, arenaId), eq(memberships.role, 'owner'), isNotNull(people.emailConfirmedAt)))
    .limit(1);
  return confirmed !== undefined;
}

/** Whether the arena is public and confirmed. Any other one reaches nobody but its own team. */
export async function isProven(queries: Queries, arena: ArenaRow): Promise<boolean> {
  const { id, publishedAt, hiddenAt, closedAt } = arena;
  if (publishedAt === null || hiddenAt !== null || closedAt !== null) return false;
  return isConfirmed(queries, id);
}
