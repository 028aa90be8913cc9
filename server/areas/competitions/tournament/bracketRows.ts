import { and, eq, ne, sql } from 'drizzle-orm';
import { type Bracket, type BracketMatch, bracketOf, type Side } from '#domain/tournament/bracket.ts';
import { placesOf } from '#domain/tournament/positions.ts';
import type { Qualified } from '#domain/tournament/seeding.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { tellNextMatches } from '#core/notices/reminders/nextMatch.ts';
import { isKnockout, type MatchRow, roundOf } from './tournamentState.ts';

const NOTHING = { scores: new Map(), withdrawn: [] };

/**
 * Replaces a bracket without scores by a new one for the qualified entrants, of which there must be at least one. A single
 * entrant gets no match and is the champion.
 * @returns whether there is a champion
 */
export async function buildBracket(tx: Transaction, categoryId: string, seeds: readonly Qualified[]): Promise<boolean> {
  await dropBracket(tx, categoryId);
  const places = placesOf(seeds).map((seed) => seed?.id);
  const placed = places.flatMap((id, place) => (id === undefined ? [] : [{ id, place }]));
  await tx.execute(sql`
    update entrant set bracket_place = placed.place
    from unnest(${sql.param(placed.map(({ id }) => id))}::uuid[], ${sql.param(placed.map(({ place }) => place))}::int[])
      as placed(id, place)
    where entrant.id = placed.id`);
  const { matches: made, champion } = bracketOf(places, NOTHING);
  const rows = made.map((match) => ({ id: newId(), categoryId, ...bracketRow(match) }));
  if (rows.length > 0) await tx.insert(matches).values(rows);
  await tellNextMatches(
    tx,
    categoryId,
    placed.map(({ id }) => id),
  );
  return champion !== undefined;
}

export async function dropBracket(tx: Transaction, categoryId: string): Promise<void> {
  await tx.delete(matches).where(and(eq(matches.categoryId, categoryId), ne(matches.stage, 'GRUPOS')));
  await tx.update(entrants).set({ bracketPlace: null }).where(eq(entrants.categoryId, categoryId));
}

/** Writes only the matches of the bracket that differ from their rows. */
export async function writeBracket(tx: Transaction, rows: readonly MatchRow[], bracket: Bracket): Promise<void> {
  const known = new Map(rows.filter(isKnockout).map((row) => [keyOf(row), row]));
  for (const match of bracket.matches) {
    const next = bracketRow(match);
    const row = known.get(keyOf(next));
    if (!row) throw new Error('A match of the bracket has no row');
    if (isAs(row, next)) continue;
    // Another score, or other sides: whatever reason the organizer gave for the old one is over.
    await tx
      .update(matches)
      .set({ ...next, walkoverReason: null, isMidway: false })
      .where(eq(matches.id, row.id));
  }
}

/** The database columns of a bracket match. */
export function bracketRow(match: BracketMatch) {
  const [gamesOne, gamesTwo] = match.games ?? [null, null];
  return {
    stage: match.stage,
    round: roundOf(match),
    place: match.index,
    oneId: idOf(match.one),
    twoId: idOf(match.two),
    gamesOne,
    gamesTwo,
    isWalkover: match.isWalkover,
    winnerId: idOf(match.winner),
  };
}

function idOf(side: Side): string | null {
  return side.is === 'known' ? side.id : null;
}

function keyOf({ stage, round, place }: Pick<MatchRow, 'stage' | 'round' | 'place'>): string {
  return `${stage} ${round} ${place}`;
}

function isAs(row: MatchRow, next: ReturnType<typeof bracketRow>): boolean {
  return (
    row.oneId === next.oneId &&
    row.twoId === next.twoId &&
    row.gamesOne === next.gamesOne &&
    row.gamesTwo === next.gamesTwo &&
    row.isWalkover === next.isWalkover
  );
}
