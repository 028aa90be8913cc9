import { and, eq, notExists } from 'drizzle-orm';
import { readCaller } from '#core/people/caller.ts';
import { requireProof } from '#core/people/stepUp.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { memberships, staffInvitations } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { holdRight } from '#core/calls/holdRight.ts';
import { onePerson, theOwners } from '#core/notices/audiences.ts';
import { readArenaFacts } from '#core/notices/arenaFacts.ts';
import { tell } from '#core/notices/tell.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { tellOfMoney } from '#core/arenas/tellOfMoney.ts';
import { readUser, worksAtOf } from '#core/people/user.ts';

/** Every request reads the membership, so a change is in force from that person's next one. */
export const changeStaffRole: Write<'changeStaffRole'> = {
  async decide({ viewer, params: { id: personId }, body: { role } }, tx) {
    const { id: arenaId, ownerId } = await lockOwnedArena(tx, viewer);
    await holdRight(tx, viewer);
    if (personId === ownerId) refuse('staff_holder');
    if (role === 'owner') await requireProof(tx, viewer);
    const changed = await tx
      .update(memberships)
      .set({ role })
      .where(isMember(arenaId, personId))
      .returning({ personId: memberships.personId });
    if (changed.length === 0) refuse('staff_not_found');
    await withdrawAll(tx, arenaId);
    if (role === 'owner') await tellOfMoney(tx, arenaId, signedIn(viewer).personId, 'ownerMade');
    const facts = { ...(await readArenaFacts(tx, arenaId)), role };
    await tell(tx, 'staffRoleChanged', { ...thisTime(tx, personId), to: onePerson(personId), facts });
    return { data: {} };
  },
};

export const removeStaff: Write<'removeStaff'> = {
  async decide({ viewer, params: { id: personId } }, tx) {
    const { id: arenaId } = await lockOwnedArena(tx, viewer);
    await holdRight(tx, viewer);
    await end(tx, arenaId, personId, 'staff_not_found');
    await withdrawAll(tx, arenaId);
    const facts = await readArenaFacts(tx, arenaId);
    await tell(tx, 'staffRemoved', { ...thisTime(tx, personId), to: onePerson(personId), facts });
    return { data: {} };
  },
};

export const leaveStaff: Write<'leaveStaff'> = {
  async decide({ viewer, params: { id: arenaId } }, tx) {
    const { person } = await readCaller(tx, signedIn(viewer));
    await holdRight(tx, viewer);
    await end(tx, arenaId, person.id, 'workplace_not_found');
    const told = { ...thisTime(tx, person.id), arena: arenaId, about: person.id };
    await tell(tx, 'staffLeft', { ...told, to: theOwners(arenaId), facts: await readArenaFacts(tx, arenaId) });
    const worksAt = worksAtOf(viewer);
    const user = await readUser(tx, person, worksAt === arenaId ? null : worksAt);
    return { data: { user }, about: { arena: arenaId, subject: person.id } };
  },
};

/** The same may happen to the same person again. */
function thisTime({ now }: Transaction, personId: string) {
  return { subject: personId, change: now.toISOString() };
}

/** Whoever lost something may know a link that would bring it back. Inviting takes the same lock. */
async function withdrawAll(tx: Transaction, arenaId: string): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.arenaId, arenaId));
}

/** What the sessions act for is left: without the membership it counts for nothing. */
async function end(
  tx: Transaction,
  arenaId: string,
  personId: string,
  missing: 'staff_not_found' | 'workplace_not_found',
): Promise<void> {
  const holder = tx
    .select({ id: arenas.id })
    .from(arenas)
    .where(and(eq(arenas.id, arenaId), eq(arenas.ownerId, personId)));
  const ended = await tx
    .delete(memberships)
    .where(and(isMember(arenaId, personId), notExists(holder)))
    .returning({ personId: memberships.personId });
  if (ended.length > 0) return;
  const isThere = (await tx.$count(memberships, isMember(arenaId, personId))) > 0;
  refuse(isThere ? 'staff_holder' : missing);
}

function isMember(arenaId: string, personId: string) {
  return and(eq(memberships.arenaId, arenaId), eq(memberships.personId, personId));
}
