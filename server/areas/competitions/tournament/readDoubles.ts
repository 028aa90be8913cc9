import { and, asc, count, eq, isNotNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Double, TournamentPlayer } from '#domain/tournament/double.ts';
import type { Queries } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { registrationMembers, registrations } from '#platform/database/schema/registrations.ts';
import { matches } from '#platform/database/schema/tournament.ts';
import { present } from '#platform/http/present.ts';
import { NOT_DECLARED } from './tournamentState.ts';

/** Everybody who was drawn in a category, by the id of their entrant. */
export async function readDoubles(queries: Queries, categoryId: string): Promise<ReadonlyMap<string, Double>> {
  const isDrawn = and(eq(registrations.categoryId, categoryId), isNotNull(registrations.entrantId));
  const rows = await queries
    .select({
      entrantId: registrations.entrantId,
      player: { id: people.id, name: people.name, avatar: people.avatar },
      wins: sql<number>`(${winsOf(queries)})`.mapWith(Number),
    })
    .from(registrations)
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(isDrawn)
    .orderBy(asc(registrations.id), asc(registrationMembers.position));
  const players = new Map<string, TournamentPlayer[]>();
  for (const {
    entrantId,
    player: { id, name, avatar },
    wins,
  } of rows) {
    if (entrantId === null) continue;
    const player = { id, name, stats: { wins }, ...present({ avatarCDN: avatar }) };
    const known = players.get(entrantId);
    if (known) known.push(player);
    else players.set(entrantId, [player]);
  }
  return new Map([...players].map(([id, members]) => [id, doubleOf(id, members)]));
}

function doubleOf(id: string, [playerOne, playerTwo, ...others]: readonly TournamentPlayer[]): Double {
  if (!playerOne) throw new Error('Nobody plays in a double');
  return { id, playerOne, ...(playerTwo && { playerTwo }), ...(others.length > 0 && { others }) };
}

/**
 * Matches that the person of a row has won on court, over all tournaments: no walkover counts, whether a side withdrew or
 * the organizer declared it before the match had begun. They are counted anew and never stored; person by person, so that indexes lead to theirs
 * and what a category costs does not grow with the tournaments of all others.
 */
function winsOf(queries: Queries) {
  const [own, entry] = [alias(registrationMembers, 'own'), alias(registrations, 'entry')];
  return queries
    .select({ wins: count() })
    .from(own)
    .innerJoin(entry, eq(entry.id, own.registrationId))
    .innerJoin(
      matches,
      // As the index `match_winner` says it: a parameter in place of `not` would not find it.
      and(eq(matches.winnerId, entry.entrantId), not(matches.isWalkover), NOT_DECLARED),
    )
    .where(eq(own.playerId, people.id));
}
