import { and, asc, eq, gt } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { registrationMembers } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { todayAt } from '#core/arenas/today.ts';
import { refuse } from '#platform/http/handler.ts';
import { tellLeft } from '#core/notices/categoryNotices.ts';
import { leaveRegistration, lockRegistration } from '#areas/competitions/registrations/endRegistration.ts';

/**
 * Withdraws a player from future categories, as the player would have: money is refunded before the draw, not after it.
 * Registrations in categories that have begun stay. An organizer of a coming event cannot leave, because players
 * count on them.
 */
export async function leaveEvents(tx: Transaction, playerId: string): Promise<void> {
  const today = toIsoDay(todayAt(tx.now));
  await giveUpOrganizing(tx, playerId, today);
  for (const { registrationId, categoryId } of await lockAhead(tx, playerId, today)) {
    const category = await lockRegistration(tx, registrationId, categoryId);
    // A category with a champion keeps its result and its players.
    if (category.hasChampion) continue;
    await leaveRegistration(tx, registrationId, category);
    await tellLeft(tx, registrationId, playerId);
  }
  await tx.update(registrationMembers).set({ shirtSize: null }).where(eq(registrationMembers.playerId, playerId));
}

/** Locks the events, so that none is approved before it is cancelled. */
async function giveUpOrganizing(tx: Transaction, organizerId: string, today: string): Promise<void> {
  const isTheirs = eq(events.organizerId, organizerId);
  const organized = await tx.select().from(events).where(isTheirs).orderBy(asc(events.id)).for('update');
  if (organized.some(({ status, endsOn }) => status === 'APROVADO' && endsOn >= today)) refuse('organizes_event');
  // The organizer's contact and PIX key are personal data; the event itself stays for those who played in it.
  await tx.update(events).set({ phoneToContact: '', pixOrganizer: '' }).where(isTheirs);
  await tx
    .update(events)
    .set({ status: 'CANCELADO' })
    .where(and(isTheirs, eq(events.status, 'AGUARDANDO_APROVACAO')));
}

/** Reads again once the categories are locked: a partner may just have cancelled. The order prevents deadlocks. */
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
