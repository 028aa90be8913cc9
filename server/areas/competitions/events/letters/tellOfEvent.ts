import { and, eq, gte, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { eventChanges, events } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { tell } from '#core/notices/tell.ts';

/**
 * Tells in the app those who are in an event what the letter tells by mail. Whoever was asked and had not answered hears
 * that it is called off too: their invitation is gone.
 */
export async function tellOfEvent(tx: Transaction, id: string, since: string): Promise<void> {
  const [event] = await tx.select({ eventId: events.id, event: events.name }).from(events).where(eq(events.id, id));
  if (!event) return;
  const newNotice = { subject: id, change: since, facts: event };
  await tell(tx, 'eventCalledOff', { ...newNotice, to: theMembersWhere(wasCalledOff(id, new Date(since))) });
  await tell(tx, 'eventChanged', { ...newNotice, to: theMembersWhere(hasChanged(tx, id, new Date(since))) });
}

function theMembersWhere(where: SQL | undefined): SQL {
  const { playerId, registrationId } = registrationMembers;
  return sql`select distinct ${playerId} from ${registrationMembers}
    join ${registrations} on ${registrations.id} = ${registrationId} where ${where}`;
}

function wasCalledOff(eventId: string, since: Date): SQL | undefined {
  const { ending, cancelledAt } = registrations;
  return and(eq(registrations.eventId, eventId), eq(ending, 'calledOff'), gte(cancelledAt, since));
}

function hasChanged(tx: Transaction, eventId: string, since: Date): SQL | undefined {
  const isOfTheirs = or(isNull(eventChanges.categoryId), eq(eventChanges.categoryId, registrations.categoryId));
  const changed = tx
    .select({ id: eventChanges.id })
    .from(eventChanges)
    .where(and(eq(eventChanges.eventId, eventId), gte(eventChanges.madeAt, since), isOfTheirs));
  return and(
    eq(registrations.eventId, eventId),
    ne(registrations.status, 'CANCELADA'),
    inArray(registrationMembers.standing, ['accepted', 'confirmed']),
    sql`exists ${changed}`,
  );
}
