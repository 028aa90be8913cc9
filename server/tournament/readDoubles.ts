import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Double, TournamentPlayer } from '../../domain/tournament/double.ts';
import type { Queries } from '../database/database.ts';
import { people } from '../database/schema/people.ts';
import { registrationMembers, registrations } from '../database/schema/registrations.ts';
import { matches } from '../database/schema/tournament.ts';
import { present } from '../http/present.ts';

/** Everybody who was drawn in a category, by the id of their entrant. */
export async function readDoubles(queries: Queries, categoryId: string): Promise<ReadonlyMap<string, Double>> {
  const isDrawn = and(eq(registrations.categoryId, categoryId), isNotNull(registrations.entrantId));
  const rows = await queries
    .select({
      entrantId: registrations.entrantId,
      player: { id: people.id, name: people.name, avatar: people.avatar },
    })
    .from(registrations)
    .innerJoin(registrationMembers, eq(registrationMembers.registrationId, registrations.id))
    .innerJoin(people, eq(people.id, registrationMembers.playerId))
    .where(isDrawn)
    .orderBy(asc(registrations.id), asc(registrationMembers.position));
  const wins = await readWins(queries, categoryId);
  const players = new Map<string, TournamentPlayer[]>();
  for (const {
    entrantId,
    player: { id, name, avatar },
  } of rows) {
    if (entrantId === null) continue;
    const player = { id, name, stats: { wins: wins.get(id) ?? 0 }, ...present({ avatarCDN: avatar }) };
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
 * Matches that each player of a category has won on court, over all tournaments: no walkover counts, whether a side
 * withdrew or the organizer declared it. They are counted anew and never stored.
 */
async function readWins(queries: Queries, categoryId: string): Promise<ReadonlyMap<string, number>> {
  const playing = queries
    .select({ id: registrationMembers.playerId })
    .from(registrationMembers)
    .where(eq(registrationMembers.categoryId, categoryId));
  const rows = await queries
    .select({ playerId: registrationMembers.playerId, wins: count() })
    .from(registrationMembers)
    .innerJoin(registrations, eq(registrations.id, registrationMembers.registrationId))
    .innerJoin(
      matches,
      and(eq(matches.winnerId, registrations.entrantId), eq(matches.isWalkover, false), isNull(matches.walkoverReason)),
    )
    .where(inArray(registrationMembers.playerId, playing))
    .groupBy(registrationMembers.playerId);
  return new Map(rows.map(({ playerId, wins }) => [playerId, wins]));
}
