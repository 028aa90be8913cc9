import { and, asc, eq, inArray, lte, ne, type SQL } from 'drizzle-orm';
import { decisionStart } from '../../domain/registrations/invitation.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import type { Workers } from '../outbox/work.ts';
import type { Parts } from '../parts.ts';
import { leaveRegistration, lockRegistration } from './endRegistration.ts';

/** What ends a registration by itself, when somebody who was named for it never answered. */
export function invitationWork({ database }: Pick<Parts, 'database'>): Pick<Workers, 'endInvitations'> {
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

/** The same for a whole category that is locked, so that nothing depends on how busy the outbox is. Returns how many. */
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

/**
 * Somebody enters a category by one way: the other invitations to it are refused by that, also those that the organizer
 * has confirmed for them. The category is locked.
 */
export async function declineOthers(
  tx: Transaction,
  { personId, categoryId, but }: { readonly personId: string; readonly categoryId: string; readonly but?: string },
): Promise<void> {
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

interface Place {
  readonly registrationId: string;
  readonly categoryId: string;
  readonly position: number;
}

/** Ends each registration, once, and keeps why, so that whoever invited is told. */
export async function endEach(
  tx: Transaction,
  places: readonly Place[],
  standing: 'declined' | 'lapsed',
): Promise<void> {
  const ended = new Map(places.map((place) => [place.registrationId, place.categoryId]));
  for (const [id, categoryId] of ended) {
    await leaveRegistration(tx, id, await lockRegistration(tx, id, categoryId));
  }
  for (const { registrationId, position } of places) {
    await tx
      .update(registrationMembers)
      .set({ standing, answeredAt: tx.now })
      .where(and(eq(registrationMembers.registrationId, registrationId), eq(registrationMembers.position, position)));
  }
}
