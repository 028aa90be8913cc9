import { and, eq, inArray } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { hasCompleteProfile } from '#domain/people/person.ts';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { endOfDay } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { present } from '#platform/http/present.ts';
import { putIntoCarts } from './cart/cartItems.ts';
import { heldBy } from './cart/takeShares.ts';
import { lockRegistration } from './endRegistration.ts';
import { declineOthers, endEach } from './endInvitations.ts';
import { ENTRY_PROFILE, takingPart } from './entrants.ts';
import { readOwnRegistrations } from './readOwnRegistrations.ts';

/** The player accepts: from then on they owe their share, and the others of the registration see their contacts. */
export const acceptInvitation: Write<'acceptInvitation'> = {
  async decide({ viewer, params: { id }, body: { tShirtSize } }, tx) {
    const { personId } = signedIn(viewer);
    const { member, category, event } = await lockInvitation(tx, id, personId);
    const [self] = await tx.select().from(people).where(eq(people.id, personId)).for('key share');
    if (!self || !hasCompleteProfile(present(self))) refuse('profile_incomplete', undefined, ENTRY_PROFILE);
    const shirtSize = event.haveTShirts ? (tShirtSize ?? member.shirtSize ?? refuse('shirt_needed')) : null;
    await declineOthers(tx, { personId, categoryId: category.id, but: id });
    const inside = await takingPart(tx, category.id, [personId]);
    if (inside.size > 0 && member.standing === 'invited') {
      refuse('already_registered', undefined, ENTRY_FAULTS.alreadyInOneself);
    }
    await tx
      .update(registrationMembers)
      .set({ standing: 'accepted', answeredAt: tx.now, shirtSize })
      .where(isPlace(id, member.position));
    const told = { categoryId: category.id, subject: id, about: personId };
    await tellOfCategory(tx, 'invitationAccepted', { ...told, to: onePerson(member.invitedBy), change: personId });
    const owes = category.paymentViaGateway && member.paidVia === null;
    if (owes && (await heldBy(tx, id, member.position)) === undefined) {
      await putIntoCarts(tx, { eventId: event.id, registrationId: id, members: [member] });
    }
    const own = await readOwnRegistrations(tx, [id], { personId, now: tx.now });
    return { data: { registration: own.get(id) ?? refuse('invitation_not_found') } };
  },
};

/** A pair or a team is incomplete without the player: the registration ends, and what was paid for it is refunded. */
export const declineInvitation: Write<'declineInvitation'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { member } = await lockInvitation(tx, id, signedIn(viewer).personId);
    await endEach(tx, [member], 'declined');
    return { data: {} };
  },
};

/** Locks the invitation that the person can answer now. Any other invitation is refused as not found. */
async function lockInvitation(tx: Transaction, id: string, personId: string) {
  const [known] = await tx
    .select({ categoryId: registrations.categoryId })
    .from(registrations)
    .where(eq(registrations.id, id));
  if (!known) return refuse('invitation_not_found');
  await lockRegistration(tx, id, known.categoryId);
  const { registrationId, playerId, isLive, standing } = registrationMembers;
  const [found] = await tx
    .select({ member: registrationMembers, category: categories, event: events })
    .from(registrationMembers)
    .innerJoin(categories, eq(categories.id, registrationMembers.categoryId))
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(
      and(
        eq(registrationId, id),
        eq(playerId, personId),
        eq(isLive, true),
        inArray(standing, ['invited', 'confirmed']),
        eq(categories.hasChampion, false),
      ),
    );
  if (!found) return refuse('invitation_not_found');
  const { member, event } = found;
  const isLate = member.standing === 'invited' && (member.invitedUntil ?? tx.now) <= tx.now;
  return isLate || endOfDay(fromIsoDay(event.endsOn)) <= tx.now ? refuse('invitation_not_found') : found;
}

export function isPlace(registrationId: string, position: number) {
  return and(eq(registrationMembers.registrationId, registrationId), eq(registrationMembers.position, position));
}
