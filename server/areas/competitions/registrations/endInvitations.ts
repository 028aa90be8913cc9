import { and, asc, eq, inArray, lte, ne, type SQL } from 'drizzle-orm';
import { decisionStart } from '#domain/registrations/invitation.ts';
import { pairLinks, registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { inTransaction, type Transaction } from '#platform/database/transaction.ts';
import type { Workers } from '#platform/outbox/work.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { both, onePerson, theMembers } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { leaveRegistration, lockRegistration } from './endRegistration.ts';

/** The worker that ends a registration when one of its invited players never answered. */
export function invitationWork({ database }: Pick<Dependencies, 'database'>): Pick<Workers, 'endInvitations'> {
  return {
    async endInvitations({ registration: id }) {
      await inTransaction(database, async (tx) => {
        const [row] = await tx
          .select({ categoryId: registrations.categoryId })
          .from(registrations)
          .where(eq(registrations.id, id));
        if (!row) return;
        await lockRegistration(tx, id, row.categoryId);
        await endOverdue(tx, eq(registrationMembers.registrationId, id));
      });
      return 'done';
    },
  };
}

/** Ends the overdue registrations of a locked category, however busy the outbox is. Returns the number of late invitations. */
export async function endOverdueOf(tx: Transaction, categoryId: string): Promise<number> {
  return endOverdue(tx, eq(registrationMembers.categoryId, categoryId));
}

async function endOverdue(tx: Transaction, where: SQL): Promise<number> {
  const { registrationId, categoryId, isLive, standing, invitedUntil } = registrationMembers;
  const overdue = await tx
    .select({ registrationId, categoryId, position: registrationMembers.position })
    .from(registrationMembers)
    .where(and(where, eq(isLive, true), eq(standing, 'invited'), lte(invitedUntil, decisionStart(tx.now))))
    .orderBy(asc(registrationId));
  await endEach(tx, overdue, 'lapsed');
  return overdue.length;
}

interface Entered {
  readonly personId: string;
  readonly categoryId: string;
}

/**
 * Ends the other registrations of a category to which a person is invited, because they enter it another way, also those in
 * which the organizer has confirmed them, and their own link that invites to it. The category must be locked.
 */
export async function declineOthers(
  tx: Transaction,
  { personId, categoryId, but }: Entered & { readonly but?: string },
): Promise<void> {
  await tx.delete(pairLinks).where(isLinkOf({ personId, categoryId }));
  const { registrationId, isLive, standing } = registrationMembers;
  const others = await tx
    .select({ registrationId, categoryId: registrationMembers.categoryId, position: registrationMembers.position })
    .from(registrationMembers)
    .where(
      and(
        eq(registrationMembers.categoryId, categoryId),
        eq(registrationMembers.playerId, personId),
        eq(isLive, true),
        inArray(standing, ['invited', 'confirmed']),
        but === undefined ? undefined : ne(registrationId, but),
      ),
    )
    .orderBy(asc(registrationId));
  await endEach(tx, others, 'declined');
}

export function isLinkOf({ personId, categoryId }: Entered): SQL | undefined {
  return and(eq(pairLinks.playerId, personId), eq(pairLinks.categoryId, categoryId));
}

interface Place {
  readonly registrationId: string;
  readonly categoryId: string;
  readonly position: number;
}

/** Ends each registration once, and stores why, so that the inviter can be notified. */
export async function endEach(
  tx: Transaction,
  places: readonly Place[],
  standing: 'declined' | 'lapsed',
): Promise<void> {
  const ended = new Map(places.map((place) => [place.registrationId, place.categoryId]));
  for (const [id, categoryId] of ended) {
    await leaveRegistration(tx, id, await lockRegistration(tx, id, categoryId));
  }
  for (const { registrationId, categoryId, position } of places) {
    const [member] = await tx
      .update(registrationMembers)
      .set({ standing, answeredAt: tx.now })
      .where(and(eq(registrationMembers.registrationId, registrationId), eq(registrationMembers.position, position)))
      .returning({ playerId: registrationMembers.playerId, invitedBy: registrationMembers.invitedBy });
    if (!member) continue;
    const { playerId, invitedBy } = member;
    const told = { categoryId, to: both(theMembers(registrationId), onePerson(invitedBy)), subject: registrationId };
    if (standing === 'lapsed') await tellOfCategory(tx, 'invitationEnded', told);
    else await tellOfCategory(tx, 'invitationDeclined', { ...told, change: playerId, about: playerId, by: playerId });
  }
}
