import { and, asc, eq, gt } from 'drizzle-orm';
import { toIsoDay } from '../../domain/days/day.ts';
import { categories, events } from '../database/schema/events.ts';
import { registrationMembers } from '../database/schema/registrations.ts';
import type { Transaction } from '../database/transaction.ts';
import { todayAt } from '../events/today.ts';
import { refuse } from '../http/handler.ts';
import { leaveRegistration, lockRegistration } from '../registrations/endRegistration.ts';

/**
 * What a player who leaves would not come to is left as the player would have: before the draw what was paid goes back,
 * from then on it does not. What has begun stays, played by nobody. Others count on who organizes for them, so that one has to stay.
 */
export async function leaveEvents(tx: Transaction, playerId: string): Promise<void> {
  const today = toIsoDay(todayAt(tx.now));
  await giveUpOrganizing(tx, playerId, today);
  for (const { registrationId, categoryId } of await lockAhead(tx, playerId, today)) {
    const category = await lockRegistration(tx, registrationId, categoryId);
    // A result stays, and so do those who played for it.
    if (!category.hasChampion) await leaveRegistration(tx, registrationId, category);
  }
  await tx.update(registrationMembers).set({ shirtSize: null }).where(eq(registrationMembers.playerId, playerId));
}

/** Locked, so that none is approved between this look and its cancelling. */
async function giveUpOrganizing(tx: Transaction, organizerId: string, today: string): Promise<void> {
  const isTheirs = eq(events.organizerId, organizerId);
  const organized = await tx.select().from(events).where(isTheirs).orderBy(asc(events.id)).for('update');
  if (organized.some(({ status, endsOn }) => status === 'APROVADO' && endsOn >= today)) refuse('organizes_event');
  // How to reach and to pay the organizer was theirs; that the event was is in the books of those who played.
  await tx.update(events).set({ phoneToContact: '', pixOrganizer: '' }).where(isTheirs);
  await tx
    .update(events)
    .set({ status: 'CANCELADO' })
    .where(and(isTheirs, eq(events.status, 'AGUARDANDO_APROVACAO')));
}

/** Read when the categories are locked: a partner may have cancelled a moment ago. In one order for all who lock several. */
async function lockAhead(tx: Transaction, playerId: string, today: string) {
  const { registrationId, categoryId } = registrationMembers;
  const isLive = and(eq(registrationMembers.playerId, playerId), eq(registrationMembers.isLive, true));
  const ahead = and(isLive, gt(categories.startsOn, today));
  const read = () =>
    tx
      .select({ registrationId, categoryId })
      .from(registrationMembers)
      .innerJoin(categories, eq(categories.id, categoryId))
      .where(ahead)
      .orderBy(asc(categoryId));
  await read().for('update', { of: categories });
  return read();
}
