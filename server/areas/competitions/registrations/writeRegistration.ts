import { eq, sql } from 'drizzle-orm';
import { categories } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { thesePeople } from '#core/notices/audiences.ts';
import { tellOfCategory } from '#core/notices/categoryNotices.ts';
import { refuse } from '#platform/http/handler.ts';
import { putIntoCarts } from './cart/cartItems.ts';
import type { Entrant } from './entrants.ts';

interface NewRegistration {
  readonly eventId: string;
  readonly categoryId: string;
  /** What each owes, in centavos. */
  readonly owedCentavos: number;
  readonly isPaidViaGateway: boolean;
  readonly entrants: readonly Entrant[];
  /** Who registers. */
  readonly personId: string;
  /** How the others stand: they are asked, or take part by the word of who registers. */
  readonly others: { readonly standing: 'invited' | 'confirmed'; readonly invitedUntil: Date };
}

/**
 * Writes a registration, takes its place, and puts what the person who registers owes into their cart. The category's row is
 * locked by then.
 * @returns its id
 */
export async function writeRegistration(tx: Transaction, registration: NewRegistration): Promise<string> {
  const { eventId, categoryId, owedCentavos, isPaidViaGateway, entrants, personId, others } = registration;
  const registrationId = newId();
  await tx.insert(registrations).values({ id: registrationId, eventId, categoryId, createdAt: tx.now });
  const members = entrants.map(({ playerId, shirtSize = null }, position) => ({
    registrationId,
    position,
    categoryId,
    playerId,
    shirtSize,
    owedCentavos,
    ...(playerId !== personId && { ...others, invitedBy: personId }),
  }));
  // The unique index still refuses duplicates if a caller ever forgets the lock.
  const written = await tx
    .insert(registrationMembers)
    .values(members)
    .onConflictDoNothing()
    .returning({ position: registrationMembers.position });
  if (written.length < members.length) refuse('already_registered');
  await tx
    .update(categories)
    .set({ doublesTaken: sql`${categories.doublesTaken} + 1` })
    .where(eq(categories.id, categoryId));
  const asked = entrants.map(({ playerId }) => playerId).filter((id) => id !== personId);
  if (asked.length > 0) {
    await tellOfCategory(tx, others.standing === 'invited' ? 'invited' : 'entered', {
      categoryId,
      to: thesePeople(asked),
      subject: registrationId,
      about: personId,
    });
  }
  if (isPaidViaGateway) {
    const own = members.filter(({ playerId }) => playerId === personId);
    await putIntoCarts(tx, { eventId, registrationId, members: own });
  }
  return registrationId;
}
