import { eq } from 'drizzle-orm';
import { roomOf } from '#domain/events/category.ts';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';
import { decisionEnd, invitationEnd } from '#domain/registrations/invitation.ts';
import type { OwnRegistration } from '#domain/registrations/registration.ts';
import { categories } from '#platform/database/schema/events.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { categoryOf } from '../events/categories.ts';
import { readEvent } from '../events/readEvents.ts';
import { endOfDay, todayAt } from '#core/arenas/today.ts';
import { refuse } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { declineOthers, endOverdueOf } from './endInvitations.ts';
import { atFields, type Entrant, takingPart } from './entrants.ts';
import { readOwnRegistrations } from './readOwnRegistrations.ts';
import { writeRegistration } from './writeRegistration.ts';

/** Writes a person's registration: they are in at once, all others are invited. */
export async function enter(
  tx: Transaction,
  { category, event }: Open,
  entrants: readonly Entrant[],
  personId: string,
): Promise<OwnRegistration> {
  const categoryId = category.id;
  const isSelf = ({ playerId }: { readonly playerId: string }) => playerId === personId;
  if (entrants.some(isSelf)) await declineOthers(tx, { personId, categoryId });
  await refuseThoseIn(tx, categoryId, entrants, personId);
  const invitedUntil = invitationEnd(tx.now, endOfDay(category.deadlineRegistrationPayment));
  const registrationId = await writeRegistration(tx, {
    eventId: event.id,
    categoryId,
    owedCentavos: category.individualRegistrationPrice,
    isPaidViaGateway: category.paymentViaGateway,
    entrants,
    personId,
    others: { standing: 'invited', invitedUntil },
  });
  if (!entrants.every(isSelf)) {
    await addJobs(tx, [{ kind: 'endInvitations', registration: registrationId, dueAt: decisionEnd(invitedUntil) }]);
  }
  const made = await readOwnRegistrations(tx, [registrationId], { personId, now: tx.now });
  return made.get(registrationId) ?? refuse('registration_not_found');
}

type Open = Awaited<ReturnType<typeof openCategory>>;

/** Locks the category until the place is taken, and refuses an event that takes no registrations. */
export async function openCategory(tx: Transaction, id: string, personId: string) {
  const read = () => tx.select().from(categories).where(eq(categories.id, id)).for('update');
  const [found] = await read();
  if (!found) return refuse('tournament_not_found');
  // Overdue invitations must not keep a place from others.
  const [row = found] = (await endOverdueOf(tx, id)) > 0 ? await read() : [];
  const today = todayAt(tx.now);
  const event = await readEvent(tx, row.eventId, { personId, isAdmin: false }, today);
  if (!event) return refuse('tournament_not_found');
  const category = categoryOf(row, today);
  const takesPart = event.status === 'APROVADO' || event.status === 'EM_ANDAMENTO';
  if (!takesPart || category.status !== 'INSCRICOES') return refuse('tournament_closed');
  if (category.doublesTaken >= roomOf(category)) return refuse('tournament_full');
  return { category, event };
}

/** Refuses people who already take part in the category. The category's lock makes this check as safe as the unique index. */
export async function refuseThoseIn(
  tx: Transaction,
  categoryId: string,
  entrants: readonly Entrant[],
  personId: string,
): Promise<void> {
  const ids = entrants.map(({ playerId }) => playerId);
  const inside = await takingPart(tx, categoryId, ids);
  if (inside.size > 0) {
    refuseTwice(
      entrants.filter(({ playerId }) => inside.has(playerId)),
      personId,
    );
  }
}

function refuseTwice(entered: readonly Entrant[], personId: string): never {
  const { alreadyIn, alreadyInOneself } = ENTRY_FAULTS;
  const isSelf = ({ playerId }: Entrant) => playerId === personId;
  const fields = atFields(entered, (entrant) => (isSelf(entrant) ? alreadyInOneself : alreadyIn));
  return refuse('already_registered', fields, entered.every(isSelf) ? alreadyInOneself : undefined);
}
