import { eq } from 'drizzle-orm';
import { events } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { advance, type CategoryRow, lockOwnCategory } from '../events/ownCategory.ts';
import { handOver, isPlaceOpen, returnPlace } from '../tournament/returnPlace.ts';
import { readState } from '../tournament/tournamentState.ts';
import { declineOthers } from './endInvitations.ts';
import { lockRegistration } from './endRegistration.ts';
import { atFields, type Entrant, othersEntrants, refuseStrangers, takingPart, withShirts } from './entrants.ts';
import type { EntryLimit } from './entryLimit.ts';
import { findRegistration } from './findRegistration.ts';
import { readOwnRegistrations } from './readOwnRegistrations.ts';
import { writeRegistration } from './writeRegistration.ts';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';

/**
 * After the draw, the organizer puts a new registration in the place of one that withdrew, until its first match has a
 * score. The newcomers take part at once, as confirmed by the organizer; each owes the price once they accept.
 */
export function fillPlace(limit: EntryLimit): Write<'fillPlace'> {
  return {
    async decide({ viewer, params: { id }, body, reply }, tx) {
      const { personId } = signedIn(viewer);
      await limit.countEntry(tx, { viewer, reply });
      const { category, entrantId } = await lockPlace(tx, id, personId);
      const [event] = await tx.select().from(events).where(eq(events.id, category.eventId));
      if (!event) return refuse('registration_not_found');
      const coming = withShirts(othersEntrants(category.doubleFormat, body), event.haveTShirts);
      await refuseStrangers(tx, coming, undefined);
      const registrationId = await enter(tx, category, coming, personId);
      await handOver(tx, { from: id, to: registrationId, entrantId });
      await returnPlace(tx, entrantId, category.id);
      await advance(tx, category.id);
      const made = await readOwnRegistrations(tx, [registrationId], { personId, now: tx.now });
      return { data: { registration: made.get(registrationId) ?? refuse('registration_not_found') } };
    },
  };
}

/** The place in the draw of a registration that withdrew, in the caller's own event. The category stays locked. */
async function lockPlace(tx: Transaction, id: string, personId: string) {
  const found = await findRegistration(tx, id);
  if (found?.organizerId !== personId) return refuse('registration_not_found');
  const category = await lockOwnCategory(tx, found.categoryId, personId, 'registration_not_found');
  await lockRegistration(tx, id, category.id);
  if (category.hasChampion) return refuse('tournament_finished');
  const [left] = await tx.select().from(registrations).where(eq(registrations.id, id));
  if (left?.ending !== 'withdrawn' || left.entrantId === null) return refuse('place_kept');
  if (!isPlaceOpen(await readState(tx, category.id), left.entrantId)) return refuse('place_played');
  return { category, entrantId: left.entrantId };
}

/** Writes the newcomers' registration. Nobody waits for an answer any more, so the organizer answers for them. */
async function enter(
  tx: Transaction,
  category: CategoryRow,
  coming: readonly Entrant[],
  personId: string,
): Promise<string> {
  const categoryId = category.id;
  const inside = await takingPart(
    tx,
    categoryId,
    coming.map(({ playerId }) => playerId),
  );
  const twice = coming.filter(({ playerId }) => inside.has(playerId));
  if (twice.length > 0)
    refuse(
      'already_registered',
      atFields(twice, () => ENTRY_FAULTS.alreadyIn),
    );
  const isSelf = ({ playerId }: { readonly playerId: string }) => playerId === personId;
  if (coming.some(isSelf)) await declineOthers(tx, { personId, categoryId });
  return writeRegistration(tx, {
    eventId: category.eventId,
    categoryId,
    owedCentavos: category.priceCentavos,
    isPaidViaGateway: category.paymentViaGateway,
    entrants: coming,
    personId,
    others: { standing: 'confirmed', invitedUntil: tx.now },
  });
}
