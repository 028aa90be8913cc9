import { eq, type SQL } from 'drizzle-orm';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { both, onePerson, theMembers } from './audiences.ts';
import { tell } from './tell.ts';

/** What people are told of a category, and who organizes its event. */
async function readCategoryFacts(tx: Transaction, categoryId: string) {
  const [found] = await tx
    .select({
      organizerId: events.organizerId,
      facts: { eventId: events.id, event: events.name, category: categories.category },
    })
    .from(categories)
    .innerJoin(events, eq(events.id, categories.eventId))
    .where(eq(categories.id, categoryId));
  if (!found) throw new Error(`Category ${categoryId} is not there`);
  return found;
}

type OfCategory =
  | 'invited'
  | 'entered'
  | 'invitationAccepted'
  | 'invitationDeclined'
  | 'invitationEnded'
  | 'invitationReplaced'
  | 'registrationCancelled'
  | 'markedPaid'
  | 'groupsDrawn'
  | 'scorerJoined'
  | 'scorerRemoved';

interface NewNotice {
  readonly categoryId: string;
  readonly to: SQL;
  /** The registration or category that it is about. */
  readonly subject: string;
  readonly change?: string;
  readonly about?: string;
  readonly by?: string;
}

/** Tells people of a change in a category. */
export async function tellOfCategory(tx: Transaction, kind: OfCategory, newNotice: NewNotice): Promise<void> {
  const { categoryId, ...rest } = newNotice;
  const { facts } = await readCategoryFacts(tx, categoryId);
  await tell(tx, kind, { ...rest, facts });
}

/** Tells the others of a registration, and its organizer, that somebody left and so ended it. */
export async function tellLeft(tx: Transaction, registrationId: string, personId: string): Promise<void> {
  const [row] = await tx
    .select({ categoryId: registrations.categoryId })
    .from(registrations)
    .where(eq(registrations.id, registrationId));
  if (!row) return;
  const { organizerId, facts } = await readCategoryFacts(tx, row.categoryId);
  const to = both(theMembers(registrationId), onePerson(organizerId));
  await tell(tx, 'registrationLeft', { to, subject: registrationId, facts, about: personId, by: personId });
}
