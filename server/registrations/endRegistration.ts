import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { giveMoneyBack, takeOutOfCarts } from '../carts/cartItems.ts';
import { categories } from '../database/schema/events.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse } from '../http/handler.ts';
import { withdraw } from '../tournament/withdraw.ts';

/** Ends a registration that is locked: its place is free, its people may register anew, nobody owes for it, what was paid goes back. */
export async function endRegistration(tx: Transaction, id: string, categoryId: string): Promise<void> {
  const cancelled = await tx
    .update(registrations)
    .set({ status: 'CANCELADA', cancelledAt: tx.now })
    .where(and(eq(registrations.id, id), ne(registrations.status, 'CANCELADA')))
    .returning({ id: registrations.id });
  if (cancelled.length === 0) refuse('registration_cancelled');
  await tx.update(registrationMembers).set({ isLive: false }).where(eq(registrationMembers.registrationId, id));
  await tx
    .update(categories)
    .set({ doublesTaken: sql`${categories.doublesTaken} - 1` })
    .where(eq(categories.id, categoryId));
  await takeOutOfCarts(tx, id);
  await giveMoneyBack(tx, id);
  await withdraw(tx, id, categoryId);
}

/** In the order of all who lock both: the category first. */
export async function lockRegistration(tx: Transaction, id: string, categoryId: string): Promise<void> {
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId)).for('update');
  await tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.id, id)).for('update');
}

/** Ends all live registrations of an event. Read when its categories are locked: nobody registers in between. */
export async function endRegistrationsOf(tx: Transaction, eventId: string): Promise<void> {
  const isOfEvent = eq(categories.eventId, eventId);
  await tx.select({ id: categories.id }).from(categories).where(isOfEvent).orderBy(asc(categories.id)).for('update');
  const { id, categoryId } = registrations;
  const live = await tx
    .select({ id, categoryId })
    .from(registrations)
    .where(and(eq(registrations.eventId, eventId), ne(registrations.status, 'CANCELADA')))
    .orderBy(asc(categoryId), asc(id))
    .for('update');
  for (const one of live) await endRegistration(tx, one.id, one.categoryId);
}
