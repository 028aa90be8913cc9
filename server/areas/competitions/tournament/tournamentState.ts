import { and, asc, eq, isNotNull, isNull, ne, not, or } from 'drizzle-orm';
import { type Bracket, bracketOf, type Place, placeKey, type Played } from '#domain/tournament/bracket.ts';
import { bracketSize } from '#domain/tournament/positions.ts';
import type { Games } from '#domain/tournament/score.ts';
import { type GroupTable, tableOf } from '#domain/tournament/table.ts';
import type { Queries } from '#platform/database/database.ts';
import { entrants, matches } from '#platform/database/schema/tournament.ts';
import type { CategoryRow } from '../events/ownCategory.ts';

type EntrantRow = typeof entrants.$inferSelect;
export type MatchRow = typeof matches.$inferSelect;

/** The stored data of a drawn category; everything else is derived from it. */
export interface TournamentState {
  /** In the order of the draw. */
  readonly entrants: readonly EntrantRow[];
  /** In the order in which they are played. */
  readonly matches: readonly MatchRow[];
}

export async function readState(queries: Queries, categoryId: string): Promise<TournamentState> {
  const drawn = await queries
    .select()
    .from(entrants)
    .where(eq(entrants.categoryId, categoryId))
    .orderBy(asc(entrants.drawOrder));
  const made = await queries
    .select()
    .from(matches)
    .where(eq(matches.categoryId, categoryId))
    .orderBy(asc(matches.round), asc(matches.place));
  return { entrants: drawn, matches: made };
}

/** Only the rows from which the bracket is derived. The group matches, of which there are many more, are not read. */
export async function readKnockout(queries: Queries, categoryId: string): Promise<TournamentState> {
  const drawn = await queries
    .select()
    .from(entrants)
    .where(and(eq(entrants.categoryId, categoryId), isNotNull(entrants.bracketPlace)));
  const made = await queries
    .select()
    .from(matches)
    .where(and(eq(matches.categoryId, categoryId), ne(matches.stage, 'GRUPOS')));
  return { entrants: drawn, matches: made };
}

export function isKnockout({ stage }: Pick<MatchRow, 'stage'>): boolean {
  return stage !== 'GRUPOS';
}

/** The games of a match; `null` while it has no score. */
export function gamesOf({ gamesOne, gamesTwo }: Pick<MatchRow, 'gamesOne' | 'gamesTwo'>): Games | null {
  return gamesOne === null || gamesTwo === null ? null : [gamesOne, gamesTwo];
}

/** True for a score that was played, not given by a walkover. */
function wasPlayed(match: MatchRow): boolean {
  return gamesOf(match) !== null && !match.isWalkover;
}

/** Not decided by the organizer before it had begun. */
export const NOT_DECLARED = or(isNull(matches.walkoverReason), eq(matches.isMidway, true));

/** The same of rows that are not read, and without those. */
export const WAS_PLAYED_AT_ALL = and(isNotNull(matches.gamesOne), not(matches.isWalkover), NOT_DECLARED);

/** Whether any match of the second phase was played. */
export function hasKnockoutScore(all: readonly MatchRow[]): boolean {
  return all.some((match) => isKnockout(match) && wasPlayed(match));
}

/** Groups can be drawn again while no match was played. */
export function canDrawAgain(
  { phase, hasChampion }: Pick<CategoryRow, 'phase' | 'hasChampion'>,
  all: readonly MatchRow[],
): boolean {
  return phase !== 'registrations' && !hasChampion && !all.some(wasPlayed);
}

/** The tables of the groups, by group index. */
export function tablesOf({ entrants: drawn, matches: all }: TournamentState, groupsNumber: number): GroupTable[] {
  const members = Array.from({ length: groupsNumber }, (): EntrantRow[] => []);
  for (const entrant of drawn) members[entrant.groupIndex]?.push(entrant);
  const played = Array.from({ length: groupsNumber }, (): MatchRow[] => []);
  for (const match of all) if (match.groupIndex !== null) played[match.groupIndex]?.push(match);
  return members.map((group, index) =>
    tableOf(
      group.map(({ id, drawOrder, withdrawnAt }) => ({ id, drawOrder, isWithdrawn: withdrawnAt !== null })),
      (played[index] ?? []).flatMap((match) => {
        const { oneId: one, twoId: two } = match;
        return one === null || two === null ? [] : [{ one, two, games: gamesOf(match) }];
      }),
    ),
  );
}

/** The ids of the entrants by their place in the first round of the second phase; `undefined` is a bye. */
function placesFrom(drawn: readonly EntrantRow[]): (string | undefined)[] {
  const placed = drawn.filter(({ bracketPlace }) => bracketPlace !== null);
  const places: (string | undefined)[] = Array.from({ length: bracketSize(placed.length) });
  for (const { id, bracketPlace } of placed) if (bracketPlace !== null) places[bracketPlace] = id;
  return places;
}

/** The played scores of the second phase, and the withdrawn entrants. */
export function playedOf({ entrants: drawn, matches: all }: TournamentState): Played {
  const scores = new Map<string, Games>();
  for (const match of all) {
    const games = gamesOf(match);
    if (isKnockout(match) && games && !match.isWalkover) scores.set(placeKey(placeOf(match)), games);
  }
  return { scores, withdrawn: withdrawnOf(drawn) };
}

/** The withdrawn entrants, in the order of their withdrawal. */
export function withdrawnOf(drawn: readonly Pick<EntrantRow, 'id' | 'withdrawnAt'>[]): string[] {
  return drawn
    .flatMap(({ id, withdrawnAt }) => (withdrawnAt ? [{ id, at: withdrawnAt.getTime() }] : []))
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/** Derives the bracket from the stored data. */
export function bracketFrom(state: TournamentState): Bracket {
  return bracketOf(placesFrom(state.entrants), playedOf(state));
}

export function placeOf({ stage, round, place }: Pick<MatchRow, 'stage' | 'round' | 'place'>): Place {
  return { round: stage === 'TERCEIRO_LUGAR' ? 'third' : round, index: place };
}

/** The round as its row stores it; the match for third place has 0. */
export function roundOf({ round }: Place): number {
  return round === 'third' ? 0 : round;
}
