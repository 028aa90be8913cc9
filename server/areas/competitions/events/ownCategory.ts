import { eq, sql } from 'drizzle-orm';
import type { FailureCode } from '#domain/contract/failure.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { tournamentTopic } from '#domain/changes/topic.ts';

export type CategoryRow = typeof categories.$inferSelect;

/**
 * Locks the category until the end of the transaction. A person who does not organize its event gets `missing`. A category
 * that was called off can no longer change.
 */
export async function lockOwnCategory(
  tx: Transaction,
  id: string,
  personId: string,
  missing: FailureCode = 'tournament_not_found',
): Promise<CategoryRow> {
  const found = await lockCategory(tx, id);
  if (found?.organizerId !== personId) return refuse(missing);
  return found.category.calledOffAt === null ? found.category : refuse('tournament_cancelled');
}

/** A locked category with its organizer; `undefined` when there is none. */
export async function lockCategory(
  tx: Transaction,
  id: string,
): Promise<{ readonly category: CategoryRow; readonly organizerId: string } | undefined> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!category) return undefined;
  const [event] = await tx
    .select({ organizerId: events.organizerId })
    .from(events)
    .where(eq(events.id, category.eventId));
  return event && { category, organizerId: event.organizerId };
}

/** Writes the progress of a category; the new number makes its viewers read it again. */
export async function advance(
  tx: Transaction,
  id: string,
  change: Partial<Pick<CategoryRow, 'phase' | 'drawSeed' | 'groupsNumber' | 'hasChampion' | 'calledOffAt'>> = {},
): Promise<void> {
  noteChange(tx, tournamentTopic(id));
  await tx
    .update(categories)
    .set({ ...change, progress: sql`${categories.progress} + 1` })
    .where(eq(categories.id, id));
}
