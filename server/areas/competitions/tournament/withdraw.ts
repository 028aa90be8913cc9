import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { groupScoreOf } from '#domain/tournament/groupScore.ts';
import { winnerSide } from '#domain/tournament/score.ts';
import { categories } from '#platform/database/schema/events.ts';
import { registrations } from '#platform/database/schema/registrations.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { tellNextMatches } from '#core/notices/reminders/nextMatch.ts';
import { writeBracket } from './bracketRows.ts';
import type { CategoryRow } from '../events/ownCategory.ts';
import { bracketFrom, gamesOf, isKnockout, type MatchRow, readState, withdrawnOf } from './tournamentState.ts';

/**
 * Withdraws a registration and never refuses. Before the matches are made, the entrant leaves its group, and its place
 * stays open for a replacement until then. Later its played matches stand and the rest become walkovers. The category
 * must be locked.
 */
export async function withdraw(
  tx: Transaction,
  registrationId: string,
  { id }: Pick<CategoryRow, 'id'>,
): Promise<void> {
  const [drawn] = await tx
    .select({ entrantId: registrations.entrantId })
    .from(registrations)
    .where(eq(registrations.id, registrationId));
  if (!drawn?.entrantId) return;
  await giveUp(tx, drawn.entrantId, id);
}

/** An entrant that left after the final stays in the result. When that result is changed back, it counts as withdrawn. */
export async function withdrawLeavers(tx: Transaction, categoryId: string): Promise<void> {
  const gone = await tx
    .selectDistinct({ id: entrants.id })
    .from(entrants)
    .innerJoin(registrations, eq(registrations.entrantId, entrants.id))
    .where(
      and(eq(entrants.categoryId, categoryId), isNull(entrants.withdrawnAt), eq(registrations.status, 'CANCELADA')),
    );
  for (const { id } of gone) await giveUp(tx, id, categoryId);
}

/** Removes the places that nobody filled, before the matches are made. Players who were drawn together leave together. */
export async function dropLeft(tx: Transaction, categoryId: string): Promise<void> {
  const left = await tx
    .select({ id: entrants.id })
    .from(entrants)
    .where(and(eq(entrants.categoryId, categoryId), isNotNull(entrants.withdrawnAt)));
  const ids = left.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(registrations).set({ entrantId: null }).where(inArray(registrations.entrantId, ids));
  await tx.delete(entrants).where(inArray(entrants.id, ids));
}

async function giveUp(tx: Transaction, entrantId: string, categoryId: string): Promise<void> {
  const isFirst = and(eq(entrants.id, entrantId), isNull(entrants.withdrawnAt));
  const gone = await tx.update(entrants).set({ withdrawnAt: tx.now }).where(isFirst).returning({ id: entrants.id });
  if (gone.length === 0) return;
  const state = await readState(tx, categoryId);
  const withdrawn = withdrawnOf(state.entrants);
  for (const match of state.matches) {
    if (isKnockout(match) || gamesOf(match) || !isOf(match, entrantId)) continue;
    const [one, two] = [match.oneId ?? '', match.twoId ?? ''];
    const { games, isWalkover } = groupScoreOf({ one, two, games: null }, withdrawn);
    if (!games) continue;
    const winnerId = winnerSide(games) === 'one' ? one : two;
    await tx
      .update(matches)
      .set({ gamesOne: games[0], gamesTwo: games[1], winnerId, isWalkover })
      .where(eq(matches.id, match.id));
  }
  const open = state.matches.filter((match) => !gamesOf(match) && isOf(match, entrantId));
  const met = open.map(({ oneId, twoId }) => (oneId === entrantId ? twoId : oneId));
  await tellNextMatches(
    tx,
    categoryId,
    met.filter((id) => id !== null),
  );
  if (!state.matches.some(isKnockout)) return;
  const bracket = bracketFrom(state);
  await writeBracket(tx, state.matches, bracket);
  await tx
    .update(categories)
    .set({ hasChampion: bracket.champion !== undefined })
    .where(eq(categories.id, categoryId));
}

function isOf({ oneId, twoId }: MatchRow, entrantId: string): boolean {
  return oneId === entrantId || twoId === entrantId;
}
