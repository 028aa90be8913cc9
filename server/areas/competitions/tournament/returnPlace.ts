import { and, eq } from 'drizzle-orm';
import { groupScoreOf } from '#domain/tournament/groupScore.ts';
import { winnerSide } from '#domain/tournament/score.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { tellNextMatches } from '#core/notices/reminders/nextMatch.ts';
import { gamesOf, isKnockout, readState, type TournamentState, withdrawnOf } from './tournamentState.ts';

/** Whether an entrant's place can be given to others: the groups are played, and none of its own matches has a score. */
export function isPlaceOpen({ matches: all }: TournamentState, entrantId: string): boolean {
  return !all.some(
    (match) =>
      isKnockout(match) ||
      ((match.oneId === entrantId || match.twoId === entrantId) && gamesOf(match) !== null && !match.isWalkover),
  );
}

/**
 * Puts an entrant back that had withdrawn, once everybody in it takes part again: its walkovers are matches to be played.
 * The category must be locked, and its second phase not made.
 */
export async function returnPlace(tx: Transaction, entrantId: string, categoryId: string): Promise<void> {
  const isGone = and(eq(registrations.entrantId, entrantId), eq(registrations.status, 'CANCELADA'));
  if ((await tx.$count(registrations, isGone)) > 0) return;
  await tx.update(entrants).set({ withdrawnAt: null }).where(eq(entrants.id, entrantId));
  const state = await readState(tx, categoryId);
  const withdrawn = withdrawnOf(state.entrants);
  for (const match of state.matches) {
    if (!match.isWalkover || (match.oneId !== entrantId && match.twoId !== entrantId)) continue;
    const [one, two] = [match.oneId ?? '', match.twoId ?? ''];
    const { games, isWalkover } = groupScoreOf({ one, two, games: null }, withdrawn);
    const [gamesOne, gamesTwo] = games ?? [null, null];
    const winnerId = games === null ? null : winnerSide(games) === 'one' ? one : two;
    await tx.update(matches).set({ gamesOne, gamesTwo, winnerId, isWalkover }).where(eq(matches.id, match.id));
  }
  if (state.matches.length > 0) await tellNextMatches(tx, categoryId, [entrantId]);
}

/** Lets the newcomers play in the place of a registration that left. */
export async function handOver(
  tx: Transaction,
  { from, to, entrantId }: { readonly from: string; readonly to: string; readonly entrantId: string },
): Promise<void> {
  await tx.update(registrations).set({ entrantId: null }).where(eq(registrations.id, from));
  await tx.update(registrations).set({ entrantId }).where(eq(registrations.id, to));
}
