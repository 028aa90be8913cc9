import { and, eq, gt, lte } from 'drizzle-orm';
import { MOST_STAFF_INVITATIONS, STAFF_INVITATION_DAYS } from '#domain/staff/staff.ts';
import { requireProof } from '#core/people/stepUp.ts';
import { staffInvitations } from '#platform/database/schema/staff.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { tellOfMoney } from '#core/arenas/tellOfMoney.ts';
import { lockOwnedArena, ownedArena } from '#core/arenas/ownedArena.ts';
import { refuseKnownSecret } from '#core/people/refuseKnownSecret.ts';
import { hashToken } from '#core/people/tokens.ts';

const VALID_MS = STAFF_INVITATION_DAYS * 24 * 60 * 60 * 1000;

/** Makes a link that one person can use once. Replies for retries are stored, so the secret is not in the reply. */
export const inviteStaff: Write<'inviteStaff'> = {
  async decide({ viewer, body: { role, token } }, tx) {
    // Locked, so that the invitations are counted one after another.
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    if (role === 'owner') await requireProof(tx, viewer);
    const isTheirs = eq(staffInvitations.arenaId, arenaId);
    await tx.delete(staffInvitations).where(and(isTheirs, lte(staffInvitations.expiresAt, tx.now)));
    if ((await tx.$count(staffInvitations, isTheirs)) >= MOST_STAFF_INVITATIONS) refuse('too_many_staff_invitations');
    const [id, until] = [newId(), new Date(tx.now.getTime() + VALID_MS)];
    const row = { arenaId, id, tokenHash: hashToken(token), role, createdAt: tx.now, expiresAt: until };
    await tx.insert(staffInvitations).values(row).catch(refuseKnownSecret);
    if (role === 'owner') await tellOfMoney(tx, arenaId, signedIn(viewer).personId, 'ownerInvited');
    return { data: { invitation: { id, role, until } } };
  },
};

export const withdrawStaffInvitation: Write<'withdrawStaffInvitation'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const ended = await tx
      .delete(staffInvitations)
      .where(
        and(eq(staffInvitations.arenaId, arenaId), eq(staffInvitations.id, id), gt(staffInvitations.expiresAt, tx.now)),
      )
      .returning({ id: staffInvitations.id });
    return ended.length > 0 ? { data: {} } : refuse('staff_invitation_not_found');
  },
};
