import { and, eq, isNull } from 'drizzle-orm';
import { walkoverFor } from '../../domain/tournament/score.ts';
import { categories } from '../database/schema/events.ts';
import { registrations } from '../database/schema/registrations.ts';
import { entrants, matches } from '../database/schema/tournament.ts';
import type { Transaction } from '../database/transaction.ts';
import { writeBracket } from './bracketRows.ts';
import { advance } from './ownCategory.ts';
import { bracketFrom, gamesOf, isKnockout, type MatchRow, readState } from './tournamentState.ts';

/**
 * Whoever gives up never meets a refusal: before the matches they leave their group, later what they played stands and
 * the rest are walkovers. The category is locked.
 */
export async function withdraw(tx: Transaction, registrationId: string, categoryId: string): Promise<void> {
  const [drawn] = await tx
    .select({ entrantId: registrations.entrantId, phase: categories.phase })
    .from(registrations)
    .innerJoin(categories, eq(categories.id, registrations.categoryId))
    .where(eq(registrations.id, registrationId));
  if (!drawn?.entrantId) return;
  if (drawn.phase === 'groups') await leaveGroup(tx, drawn.entrantId);
  else await giveUp(tx, drawn.entrantId, categoryId);
  await advance(tx, categoryId);
}

/** Who was drawn to play with them is not drawn any more either. */
async function leaveGroup(tx: Transaction, entrantId: string): Promise<void> {
  await tx.update(registrations).set({ entrantId: null }).where(eq(registrations.entrantId, entrantId));
  await tx.delete(entrants).where(eq(entrants.id, entrantId));
}

async function giveUp(tx: Transaction, entrantId: string, categoryId: string): Promise<void> {
  const isFirst = and(eq(entrants.id, entrantId), isNull(entrants.withdrawnAt));
  const gone = await tx.update(entrants).set({ withdrawnAt: tx.now }).where(isFirst).returning({ id: entrants.id });
  if (gone.length === 0) return;
  const state = await readState(tx, categoryId);
  const left = state.matches.filter((match) => !isKnockout(match) && !gamesOf(match) && isOf(match, entrantId));
  for (const match of left) {
    const side = match.oneId === entrantId ? 'two' : 'one';
    const [gamesOne, gamesTwo] = walkoverFor(side);
    const winnerId = side === 'one' ? match.oneId : match.twoId;
    await tx.update(matches).set({ gamesOne, gamesTwo, winnerId, isWalkover: true }).where(eq(matches.id, match.id));
  }
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
