import { and, eq, ne, sql } from 'drizzle-orm';
import { giveMoneyBack, takeOutOfCarts } from './cart/cartItems.ts';
import { categories } from '#platform/database/schema/events.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { advance, type CategoryRow } from '../events/ownCategory.ts';
import { withdraw } from '../tournament/withdraw.ts';

type LockedCategory = Pick<CategoryRow, 'id' | 'phase' | 'hasChampion'>;

/**
 * Ends a locked registration that somebody leaves. Before the draw its place becomes free and what was paid is refunded.
 * After the draw the remaining matches become walkovers and nothing is refunded, or every loser could take the money back.
 * After the final the result does not change.
 */
export async function leaveRegistration(tx: Transaction, id: string, category: LockedCategory): Promise<void> {
  const isDrawn = category.phase !== 'registrations';
  await endRegistration(tx, id, category, isDrawn ? 'withdrawn' : null);
  if (!isDrawn) return giveMoneyBack(tx, id);
  if (!category.hasChampion) await withdraw(tx, id, category);
  await advance(tx, category.id);
}

/** Ends a locked registration whose tournament is called off. What was paid through the platform is refunded, drawn or not. */
export async function callOffRegistration(tx: Transaction, id: string, category: LockedCategory): Promise<void> {
  await endRegistration(tx, id, category, 'calledOff');
  await giveMoneyBack(tx, id);
}

/** Frees the place, lets the members register again, and removes their debts. */
async function endRegistration(
  tx: Transaction,
  id: string,
  category: LockedCategory,
  ending: (typeof registrations.$inferSelect)['ending'],
): Promise<void> {
  const cancelled = await tx
    .update(registrations)
    .set({ status: 'CANCELADA', cancelledAt: tx.now, ending })
    .where(and(eq(registrations.id, id), ne(registrations.status, 'CANCELADA')))
    .returning({ id: registrations.id });
  if (cancelled.length === 0) refuse('registration_cancelled');
  await tx.update(registrationMembers).set({ isLive: false }).where(eq(registrationMembers.registrationId, id));
  await tx
    .update(categories)
    .set({ doublesTaken: sql`${categories.doublesTaken} - 1` })
    .where(eq(categories.id, category.id));
  await takeOutOfCarts(tx, id);
}

/** Locks the category first, as all code does that locks both, to avoid deadlocks. */
export async function lockRegistration(tx: Transaction, id: string, categoryId: string): Promise<CategoryRow> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, categoryId)).for('update');
  await tx.select({ id: registrations.id }).from(registrations).where(eq(registrations.id, id)).for('update');
  return category ?? refuse('registration_not_found');
}
