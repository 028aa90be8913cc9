import { groupName } from '#domain/tournament/draw.ts';
import type { Double, Group } from '#domain/tournament/double.ts';
import { type BracketPlace, type Match, STAGES } from '#domain/tournament/match.ts';
import { seedsOf } from '#domain/tournament/seeding.ts';
import { coefficientOf, qualifiedOf, reasonOf } from '#domain/tournament/table.ts';
import type { Database } from '#platform/database/database.ts';
import { visibleCategory } from '../events/visibleCategory.ts';
import type { Read } from '#platform/http/handler.ts';
import { readDoubles } from './readDoubles.ts';
import type { CategoryRow } from '../events/ownCategory.ts';
import {
  bracketFrom,
  canDrawAgain,
  isKnockout,
  type MatchRow,
  readState,
  tablesOf,
  type TournamentState,
} from './tournamentState.ts';

/** Reads of a tournament, for everybody who may see its event. */
export function tournamentReads(database: Database) {
  const { orm } = database;

  const groups: Read<'groups'> = async ({ viewer, params, query: { limit } }) => {
    const { category } = await visibleCategory(database, viewer, params.id);
    if (category.groupsNumber === null) return { data: { groups: [], canDrawAgain: false } };
    const [state, doubles] = await Promise.all([readState(orm, category.id), readDoubles(orm, category.id)]);
    const all = groupsOf(category, state, doubles);
    return { data: { groups: all.slice(0, limit), canDrawAgain: canDrawAgain(category, state.matches) } };
  };

  const matches: Read<'matches'> = async ({ viewer, params, query: { limit } }) => {
    const { category } = await visibleCategory(database, viewer, params.id);
    const [state, doubles] = await Promise.all([readState(orm, category.id), readDoubles(orm, category.id)]);
    const { matches: known, champion, ...read } = matchesOf(category, state, doubles);
    const qualified = seedsOf(tablesOf(state, category.groupsNumber ?? 0)).length;
    return { data: { ...read, matches: known.slice(0, limit), qualified, ...(champion && { champion }) } };
  };

  const progress: Read<'progress'> = async ({ viewer, params }) => {
    const { category } = await visibleCategory(database, viewer, params.id);
    const { phase, hasChampion, progress: changes } = category;
    return { data: { phase, hasChampion, progress: changes } };
  };

  return { groups, matches, progress };
}

type Doubles = ReadonlyMap<string, Double>;

/** The groups of a category with their tables; none before the draw. */
export function groupsOf({ id, groupsNumber, phase }: CategoryRow, drawn: TournamentState, doubles: Doubles): Group[] {
  // Before the matches are made, who left is not in the group any more; only the place is kept.
  const isShown = ({ withdrawnAt }: { withdrawnAt: Date | null }) => phase !== 'groups' || withdrawnAt === null;
  const state = { ...drawn, entrants: drawn.entrants.filter(isShown) };
  const absences = state.matches.flatMap((match) => (isKnockout(match) ? [] : (absentFrom(match) ?? [])));
  const inBracket = new Set(state.entrants.filter(({ bracketPlace }) => bracketPlace !== null).map((row) => row.id));
  return tablesOf(state, groupsNumber ?? 0).map((table, index): Group => {
    // Once there is a bracket, it decides who is qualified, and the table does not matter any more.
    const qualified = phase === 'secondPhase' ? inBracket : new Set(qualifiedOf(table).map((standing) => standing.id));
    return {
      id: `${id}.${index}`,
      name: groupName(index),
      reason: reasonOf(table),
      doubles: table.standings.flatMap((standing) => {
        const double = doubles.get(standing.id);
        if (!double) return [];
        const { points, balance: pointsBalance, isWithdrawn } = standing;
        const walkovers = absences.filter((absent) => absent === standing.id).length;
        const coefficient = Math.round(coefficientOf(standing) * 1_000) / 1_000;
        return [
          {
            ...double,
            points,
            pointsBalance,
            coefficient,
            isQualified: qualified.has(standing.id) && !isWithdrawn,
            isWithdrawn,
            ...(walkovers > 0 && { walkovers }),
          },
        ];
      }),
    };
  });
}

/** The matches whose sides are known, the tree with its open places, and who has won. */
export function matchesOf({ phase }: CategoryRow, state: TournamentState, doubles: Doubles) {
  const ordered = state.matches.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
  return {
    matches: ordered.flatMap((row) => matchOf(row, doubles) ?? []),
    bracket: ordered.filter(isKnockout).map((row) => bracketPlaceOf(row, doubles)),
    champion: phase === 'secondPhase' ? doubles.get(bracketFrom(state).champion ?? '') : undefined,
  };
}

/** `undefined` while a side is unknown. */
function matchOf(row: MatchRow, doubles: Doubles): Match | undefined {
  const { doubleOne, doubleTwo } = sidesOf(row, doubles);
  if (!doubleOne || !doubleTwo) return undefined;
  const group = row.groupIndex === null ? {} : { group: { name: groupName(row.groupIndex) } };
  return { id: row.id, stage: row.stage, ...group, doubleOne, doubleTwo, ...scoreOf(row) };
}

function bracketPlaceOf(row: MatchRow, doubles: Doubles): BracketPlace {
  const { id, stage, round, place: index } = row;
  return { id, stage, round, index, ...sidesOf(row, doubles), ...scoreOf(row) };
}

function sidesOf({ oneId, twoId }: MatchRow, doubles: Doubles) {
  const [doubleOne, doubleTwo] = [oneId, twoId].map((id) => (id === null ? undefined : doubles.get(id)));
  return { ...(doubleOne && { doubleOne }), ...(doubleTwo && { doubleTwo }) };
}

function scoreOf(row: MatchRow) {
  const { gamesOne, gamesTwo, isWalkover, walkoverReason: reason, isMidway } = row;
  const isScored = gamesOne !== null && gamesTwo !== null;
  const absent = absentFrom(row);
  return {
    ...(isScored && { doubleOneScore: gamesOne, doubleTwoScore: gamesTwo }),
    isWalkover,
    ...(absent && reason && { walkover: { absent, reason, ...(isMidway && { isMidway }) } }),
  };
}

/** The entrant that lost a match because it did not play, or not on, as the organizer said. */
function absentFrom({ oneId, twoId, winnerId, walkoverReason }: MatchRow): string | null {
  if (walkoverReason === null) return null;
  return winnerId === oneId ? twoId : oneId;
}
