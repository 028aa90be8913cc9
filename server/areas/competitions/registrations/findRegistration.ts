import { eq } from 'drizzle-orm';
import { events } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** The category of a registration, and who organizes its event. */
export async function findRegistration(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ categoryId: registrations.categoryId, organizerId: events.organizerId })
    .from(registrations)
    .innerJoin(events, eq(events.id, registrations.eventId))
    .where(eq(registrations.id, id));
  return found;
}
