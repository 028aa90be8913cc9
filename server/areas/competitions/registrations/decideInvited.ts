import { and, eq } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { decisionEnd, invitationEnd } from '#domain/registrations/invitation.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { endOfDay } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { type CategoryRow, lockOwnCategory } from '../events/ownCategory.ts';
import { isPlace } from './answerInvitation.ts';
import { lockRegistration } from './endRegistration.ts';
import type { EntryLimit } from './entryLimit.ts';
import { refuseStrangers, takingPart } from './entrants.ts';
import { findRegistration } from './findRegistration.ts';

/** The organizer confirms a player who has not answered. Their private data stays hidden, and they owe nothing. */
export const confirmInvited: Write<'confirmInvited'> = {
  async decide({ viewer, params: { id }, body: { player } }, tx) {
    const { member } = await lockInvited(tx, { id, player, personId: signedIn(viewer).personId });
    await confirm(tx, member);
    return { data: {} };
  },
};

type Member = typeof registrationMembers.$inferSelect;

/** The player takes part from now on, and may do so in only one registration of the category. */
export async function confirm(
  tx: Transaction,
  {
    registrationId,
    position,
    categoryId,
    playerId,
  }: Pick<Member, 'registrationId' | 'position' | 'categoryId' | 'playerId'>,
): Promise<void> {
  if ((await takingPart(tx, categoryId, [playerId])).size > 0) refuse('already_registered');
  await tx.update(registrationMembers).set({ standing: 'confirmed' }).where(isPlace(registrationId, position));
  await tellOfCategory(tx, 'entered', { categoryId, to: onePerson(playerId), subject: registrationId });
}

/** Invites somebody else for the place. When registration has closed, the replacement is confirmed at once instead. */
export function replaceInvited(limit: EntryLimit): Write<'replaceInvited'> {
  return {
    async decide({ viewer, params: { id }, body: { player, replacement }, reply }, tx) {
      const { personId } = signedIn(viewer);
      await limit.countEntry(tx, { viewer, reply });
      const { member, category } = await lockInvited(tx, { id, player, personId });
      if (category.phase !== 'registrations') return refuse('groups_exist');
      await limit.refuseCrowd(tx, personId, 1);
      await refuseStrangers(tx, [{ playerId: replacement, shirtSize: undefined, field: 'replacement' }], undefined);
      await refuseMate(tx, member, replacement);
      const closesAt = endOfDay(fromIsoDay(category.registrationEndsOn));
      const invitedUntil = invitationEnd(tx.now, closesAt);
      const asked = { playerId: replacement, invitedBy: personId, invitedUntil, shirtSize: null };
      await tx.update(registrationMembers).set(asked).where(isPlace(id, member.position));
      const told = { categoryId: category.id, subject: id, change: invitedUntil.toISOString() };
      await tellOfCategory(tx, 'invitationReplaced', { ...told, to: onePerson(player) });
      if (closesAt > tx.now)
        await tellOfCategory(tx, 'invited', { ...told, to: onePerson(replacement), about: personId });
      if (closesAt <= tx.now) await confirm(tx, { ...member, playerId: replacement });
      else await addJobs(tx, [{ kind: 'endInvitations', registration: id, dueAt: decisionEnd(invitedUntil) }]);
      return { data: {} };
    },
  };
}

/** Refuses a person who is already in this registration or takes part in another one of the category. */
async function refuseMate(tx: Transaction, { registrationId, categoryId }: Member, playerId: string): Promise<void> {
  const mates = await tx
    .select({ position: registrationMembers.position })
    .from(registrationMembers)
    .where(and(eq(registrationMembers.registrationId, registrationId), eq(registrationMembers.playerId, playerId)));
  const inside = await takingPart(tx, categoryId, [playerId]);
  if (mates.length > 0 || inside.size > 0) refuse('already_registered');
}

interface Named {
  readonly id: string;
  readonly player: string;
  readonly personId: string;
}

/** Locks an invited player who has not answered, in a registration of the caller's own event. */
async function lockInvited(
  tx: Transaction,
  { id, player, personId }: Named,
): Promise<{ member: Member; category: CategoryRow }> {
  const found = await findRegistration(tx, id);
  if (found?.organizerId !== personId) return refuse('registration_not_found');
  const category = await lockOwnCategory(tx, found.categoryId, personId, 'registration_not_found');
  await lockRegistration(tx, id, found.categoryId);
  const { registrationId, playerId, isLive, standing } = registrationMembers;
  const [member] = await tx
    .select()
    .from(registrationMembers)
    .where(and(eq(registrationId, id), eq(playerId, player), eq(isLive, true), eq(standing, 'invited')));
  return member ? { member, category } : refuse('invitation_not_found');
}
