import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { DemoArena } from './arenas.ts';
import type { Cast } from './people.ts';
import { OWNERS_SLUG } from './places.ts';
import { write } from './write.ts';

/** Who works where: each owner at their arena, and at one of them somebody at the reception. Their sessions begin there. */
export async function writeTeams(tx: Transaction, places: readonly DemoArena[], cast: Cast): Promise<void> {
  const teams = places.flatMap(({ place, row: { id: arenaId, ownerId } }) => [
    { arenaId, personId: ownerId, role: 'owner' as const, since: tx.now },
    ...(place.slug === OWNERS_SLUG
      ? [{ arenaId, personId: cast.receptionist.id, role: 'reception' as const, since: tx.now }]
      : []),
  ]);
  await write(tx, memberships, teams);
  await tx
    .update(people)
    .set({ worksAt: memberships.arenaId })
    .from(memberships)
    .where(eq(memberships.personId, people.id));
}
