import { and, asc, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { ScoredTournament } from '#domain/tournament/myTournament.ts';
import type { Queries } from '#platform/database/database.ts';
import { categories, events } from '#platform/database/schema/events.ts';
import { scorers } from '#platform/database/schema/tournament.ts';
import { categoryOf } from '../../events/categories.ts';

/** How long a category stays in the list of its scorers after its event. */
const DAYS_AFTER = 1;

/** The categories of which a player writes scores, until the day after the event. */
export async function readScored(queries: Queries, playerId: string, today: Day): Promise<ScoredTournament[]> {
  const rows = await select(queries)
    .innerJoin(scorers, eq(scorers.categoryId, categories.id))
    .where(
      and(
        eq(scorers.playerId, playerId),
        isNull(scorers.removedAt),
        isNull(categories.calledOffAt),
        ne(events.status, 'CANCELADO'),
        gte(events.endsOn, toIsoDay(addDays(today, -DAYS_AFTER))),
      ),
    )
    .orderBy(desc(events.startsOn), asc(categories.id));
  return rows.map((row) => scoredOf(row, today));
}

/** One category, as its scorers see it in their list. */
export async function readScoredCategory(queries: Queries, id: string, today: Day): Promise<ScoredTournament> {
  const [row] = await select(queries).where(eq(categories.id, id));
  if (!row) throw new Error('A category that was found is gone');
  return scoredOf(row, today);
}

function select(queries: Queries) {
  return queries
    .select({ category: categories, event: events })
    .from(categories)
    .innerJoin(events, eq(events.id, categories.eventId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

/** The part of a category that its scorers and its players are told alike. */
export function scoredOf({ category: row, event }: Row, today: Day): ScoredTournament {
  const { id, name, category, doubleFormat, tournamentDate, status } = categoryOf(row, today);
  return {
    event: {
      id: event.id,
      name: event.name,
      arenaName: event.arenaName,
      address: { city: event.city, street: event.street },
    },
    tournament: { id, name, category, doubleFormat, tournamentDate, status, organizerId: event.organizerId },
  };
}
