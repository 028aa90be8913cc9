import { and, eq, gt } from 'drizzle-orm';
import { MOST_STAFF } from '#domain/staff/staff.ts';
import { readArenaFacts } from '#core/notices/arenaFacts.ts';
import { lockCaller } from '#core/people/caller.ts';
import { memberships, staffInvitations } from '#platform/database/schema/staff.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { theOwners } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { hashToken } from '#core/people/tokens.ts';
import { readUser, worksAtOf } from '#core/people/user.ts';

/** Makes whoever has the link's secret one of the team. The row of the invitation goes with it, so only one person can use it. */
export const joinStaff: Write<'joinStaff'> = {
  async decide({ viewer, body: { token } }, tx) {
    // An account that is erased at the same moment must not stay in a team.
    const person = await lockCaller(tx, signedIn(viewer));
    const [invitation] = await tx
      .delete(staffInvitations)
      .where(and(eq(staffInvitations.tokenHash, hashToken(token)), gt(staffInvitations.expiresAt, tx.now)))
      .returning({ arenaId: staffInvitations.arenaId, role: staffInvitations.role });
    if (!invitation) return refuse('staff_invitation_over');
    const { arenaId, role } = invitation;
    if ((await tx.$count(memberships, eq(memberships.arenaId, arenaId))) >= MOST_STAFF) refuse('too_many_staff');
    const made = await tx
      .insert(memberships)
      .values({ arenaId, personId: person.id, role, since: tx.now })
      .onConflictDoNothing()
      .returning({ arenaId: memberships.arenaId });
    // Refused, so the invitation stays for somebody else.
    if (made.length === 0) refuse('already_staff');
    const change = tx.now.toISOString();
    const told = { arena: arenaId, subject: person.id, change, about: person.id, by: person.id };
    await tell(tx, 'staffJoined', { ...told, to: theOwners(arenaId), facts: await readArenaFacts(tx, arenaId) });
    const user = await readUser(tx, person, worksAtOf(viewer));
    return { data: { user }, about: { arena: arenaId, subject: person.id } };
  },
};
