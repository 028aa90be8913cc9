import { and, eq } from 'drizzle-orm';
import { scorers } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { type CategoryRow, lockCategory } from '../../events/ownCategory.ts';

interface Scored {
  readonly category: CategoryRow;
  readonly isOrganizer: boolean;
}

/**
 * Locks a category for its organizer or one of its scorers. Whoever was a scorer is told so; to everybody else its matches
 * are not there. Scorers are removed under the same lock.
 */
export async function lockScoredCategory(tx: Transaction, id: string, personId: string): Promise<Scored> {
  const found = await lockCategory(tx, id);
  if (!found) return refuse('match_not_found');
  const isOrganizer = found.organizerId === personId;
  if (!isOrganizer) await refuseStrangers(tx, id, personId);
  return found.category.calledOffAt === null
    ? { category: found.category, isOrganizer }
    : refuse('tournament_cancelled');
}

async function refuseStrangers(tx: Transaction, categoryId: string, playerId: string): Promise<void> {
  const isTheirs = and(eq(scorers.categoryId, categoryId), eq(scorers.playerId, playerId));
  const [scorer] = await tx.select({ removedAt: scorers.removedAt }).from(scorers).where(isTheirs);
  if (!scorer) refuse('match_not_found');
  if (scorer.removedAt !== null) refuse('scorer_removed');
}
