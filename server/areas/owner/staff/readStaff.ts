import { and, asc, eq, gt } from 'drizzle-orm';
import { type Database, readNow } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { memberships, staffInvitations } from '#platform/database/schema/staff.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';

/** The team of the caller's arena in the order in which they came, and the invitations that can still be used. */
export function readStaff(database: Database): Read<'staff'> {
  const { orm } = database;
  return async ({ viewer }) => {
    const [arena, now] = [await ownedArena(orm, viewer), await readNow(database)];
    const [members, invitations] = await Promise.all([
      orm
        .select({
          id: people.id,
          name: people.name,
          email: people.email,
          avatar: people.avatar,
          role: memberships.role,
          since: memberships.since,
        })
        .from(memberships)
        .innerJoin(people, eq(people.id, memberships.personId))
        .where(eq(memberships.arenaId, arena.id))
        .orderBy(asc(memberships.since), asc(people.id)),
      orm
        .select({ id: staffInvitations.id, role: staffInvitations.role, until: staffInvitations.expiresAt })
        .from(staffInvitations)
        .where(and(eq(staffInvitations.arenaId, arena.id), gt(staffInvitations.expiresAt, now)))
        .orderBy(asc(staffInvitations.id)),
    ]);
    return {
      data: {
        members: members.map(({ avatar, ...member }) => ({
          ...member,
          ...present({ avatarCDN: avatar }),
          isHolder: member.id === arena.ownerId,
        })),
        invitations,
      },
    };
  };
}
