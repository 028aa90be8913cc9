import { eq, sql } from 'drizzle-orm';
import { roomOf } from '../../domain/events/category.ts';
import { ENTRY_FAULTS } from '../../domain/registrations/entryFaults.ts';
import type { OwnRegistration } from '../../domain/registrations/registration.ts';
import { putIntoCarts } from '../carts/cartItems.ts';
import { categories } from '../database/schema/events.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { categoryOf } from '../events/categories.ts';
import { readEvent } from '../events/readEvents.ts';
import { todayAt } from '../events/today.ts';
import { signedIn } from '../http/authorise.ts';
import { refuse, type Write } from '../http/handler.ts';
import { atFields, type Entrant, othersEntrants, ownEntrants, refuseStrangers, withShirts } from './entrants.ts';
import { readOwnRegistrations } from './readOwnRegistrations.ts';

export const register: Write<'register'> = {
  async decide({ viewer, params, body }, tx) {
    const { personId } = signedIn(viewer);
    const open = await openCategory(tx, params.id, personId);
    const entrants = withShirts(ownEntrants(open.category.doubleFormat, personId, body), open.event.haveTShirts);
    await refuseStrangers(tx, entrants, personId);
    return { data: { registration: await enter(tx, open, entrants, personId) } };
  },
};

/** An organizer registers whom they like, in the own event alone. */
export const registerAsOrganizer: Write<'registerAsOrganizer'> = {
  async decide({ viewer, params, body }, tx) {
    const { personId } = signedIn(viewer);
    const open = await openCategory(tx, params.id, personId);
    if (open.event.organizer.id !== personId) return refuse('tournament_not_found');
    const entrants = withShirts(othersEntrants(open.category.doubleFormat, body), open.event.haveTShirts);
    await refuseStrangers(tx, entrants, undefined);
    return { data: { registration: await enter(tx, open, entrants, personId) } };
  },
};

type Open = Awaited<ReturnType<typeof openCategory>>;

/** The category, locked until its place is taken, in an event that takes registrations. */
async function openCategory(tx: Transaction, id: string, personId: string) {
  const [row] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!row) return refuse('tournament_not_found');
  const today = todayAt(tx.now);
  const event = await readEvent(tx, row.eventId, { personId, isAdmin: false }, today);
  if (!event) return refuse('tournament_not_found');
  const category = categoryOf(row, today);
  const takesPart = event.status === 'APROVADO' || event.status === 'EM_ANDAMENTO';
  if (!takesPart || category.status !== 'INSCRICOES') return refuse('tournament_closed');
  if (category.doublesTaken >= roomOf(category)) return refuse('tournament_full');
  return { category, event };
}

/** Writes the registration down, with what each owes. */
async function enter(
  tx: Transaction,
  { category, event }: Open,
  entrants: readonly Entrant[],
  personId: string,
): Promise<OwnRegistration> {
  const registrationId = newId();
  const [eventId, categoryId] = [event.id, category.id];
  await tx.insert(registrations).values({ id: registrationId, eventId, categoryId, createdAt: tx.now });
  const members = entrants.map(({ playerId, shirtSize = null }, position) => {
    return {
      registrationId,
      position,
      categoryId,
      playerId,
      shirtSize,
      owedCentavos: category.individualRegistrationPrice,
    };
  });
  // The key of live members decides: who is in the category already is not written a second time.
  const written = await tx
    .insert(registrationMembers)
    .values(members)
    .onConflictDoNothing()
    .returning({ position: registrationMembers.position });
  if (written.length < members.length) {
    const free = new Set(written.map(({ position }) => position));
    refuseTwice(
      entrants.filter((_, position) => !free.has(position)),
      personId,
    );
  }
  await tx
    .update(categories)
    .set({ doublesTaken: sql`${categories.doublesTaken} + 1` })
    .where(eq(categories.id, categoryId));
  if (category.paymentViaGateway) await putIntoCarts(tx, { eventId, registrationId, members });
  const made = await readOwnRegistrations(tx, [registrationId], personId);
  return made.get(registrationId) ?? refuse('registration_not_found');
}

function refuseTwice(entered: readonly Entrant[], personId: string): never {
  const { alreadyIn, alreadyInOneself } = ENTRY_FAULTS;
  const isSelf = ({ playerId }: Entrant) => playerId === personId;
  const fields = atFields(entered, (entrant) => (isSelf(entrant) ? alreadyInOneself : alreadyIn));
  return refuse('already_registered', fields, entered.every(isSelf) ? alreadyInOneself : undefined);
}
