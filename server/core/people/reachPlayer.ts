import { and, eq, exists, or, sql } from 'drizzle-orm';
import { STRANGER_DEEDS_A_DAY } from '#domain/people/reach.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenaBlocks } from '#platform/database/schema/arenaBlocks.ts';
import { people } from '#platform/database/schema/people.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { seriesInvitations } from '#platform/database/schema/seriesInvitations.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { memberships } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { isProven } from '../arenas/provenArena.ts';
import type { ArenaRow } from '../arenas/ownedArena.ts';
import { countRequest } from './countRequest.ts';
import { HOUR_S, type Quota } from './quota.ts';

/**
 * Refuses an arena that would put something into a player's account and may not: it is not public or not confirmed, the player
 * blocked it, or is no customer of it and got enough today. Its own team is always reached. Call it with the player locked, in the
 * transaction that writes: what is refused later counts for nothing, and of several at once each counts those before it.
 */
export async function reachPlayer(tx: Transaction, arena: ArenaRow, playerId: string): Promise<void> {
  const standing = await readStanding(tx, arena.id, playerId);
  if (standing.isTeam) return;
  if (!(await isProven(tx, arena))) refuse('arena_unpublished');
  if (standing.isBlocked) refuse('player_unreachable');
  if (!standing.isCustomer) await countStranger(tx, arena.id, playerId);
}

/** The same for a change of what stands in the account already: only how often is limited. Nobody: nothing. */
export async function tellStranger(tx: Transaction, arenaId: string, playerId: string | null): Promise<void> {
  if (playerId === null) return;
  const { isTeam, isCustomer } = await readStanding(tx, arenaId, playerId);
  if (!isTeam && !isCustomer) await countStranger(tx, arenaId, playerId);
}

const PER_STRANGER: Quota = { most: STRANGER_DEEDS_A_DAY, windowS: 24 * HOUR_S, gapS: 0 };

async function countStranger(tx: Transaction, arenaId: string, playerId: string): Promise<void> {
  const seconds = await countRequest(tx, `reach ${arenaId} ${playerId}`, PER_STRANGER);
  if (seconds > 0) refuse('stranger_limit', { seconds });
}

/** A customer has reserved there, asked for a weekly hour, or accepted one. What the desk did for them says nothing. */
async function readStanding(queries: Queries, arenaId: string, playerId: string) {
  const one = { one: sql`1` };
  const isTeam = queries
    .select(one)
    .from(memberships)
    .where(and(eq(memberships.arenaId, arenaId), eq(memberships.personId, playerId)));
  const isBlocked = queries
    .select(one)
    .from(arenaBlocks)
    .where(and(eq(arenaBlocks.personId, playerId), eq(arenaBlocks.arenaId, arenaId)));
  const reserved = queries
    .select(one)
    .from(reservations)
    .where(
      and(eq(reservations.arenaId, arenaId), eq(reservations.playerId, playerId), eq(reservations.madeBy, 'player')),
    );
  const accepted = queries
    .select(one)
    .from(seriesInvitations)
    .where(
      and(
        eq(seriesInvitations.arenaId, arenaId),
        eq(seriesInvitations.playerId, playerId),
        eq(seriesInvitations.answer, 'accepted'),
      ),
    );
  const asked = queries
    .select(one)
    .from(seriesRequests)
    .where(and(eq(seriesRequests.arenaId, arenaId), eq(seriesRequests.playerId, playerId)));
  const [found] = await queries
    .select({
      isTeam: sql<boolean>`${exists(isTeam)}`,
      isBlocked: sql<boolean>`${exists(isBlocked)}`,
      isCustomer: sql<boolean>`${or(exists(reserved), exists(accepted), exists(asked))}`,
    })
    .from(people)
    .where(eq(people.id, playerId));
  return found ?? refuse('player_not_found');
}
