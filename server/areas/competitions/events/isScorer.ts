import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#platform/database/database.ts';
import { categories } from '#platform/database/schema/events.ts';
import { scorers } from '#platform/database/schema/tournament.ts';

/** Whether a player writes scores of the category of a statement's row. */
export function isScorer(queries: Queries, playerId: string): SQL<boolean> {
  const isTheirs = and(
    eq(scorers.categoryId, categories.id),
    eq(scorers.playerId, playerId),
    isNull(scorers.removedAt),
  );
  const theirs = queries
    .select({ one: sql`1` })
    .from(scorers)
    .where(isTheirs);
  return sql`${exists(theirs)}`.mapWith(Boolean);
}
