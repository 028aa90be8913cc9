import { eq } from 'drizzle-orm';
import { groupName } from '../../domain/tournament/draw.ts';
import type { Double, Group } from '../../domain/tournament/double.ts';
import { type BracketPlace, type Match, STAGES } from '../../domain/tournament/match.ts';
import { coefficientOf, qualifiedOf, reasonOf } from '../../domain/tournament/table.ts';
import { type Database, readNow } from '../database/database.ts';
import { categories } from '../database/schema/events.ts';
import { readEvent } from '../events/readEvents.ts';
import { todayAt } from '../events/today.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse, type Viewer } from '../http/handler.ts';
import type { CategoryRow } from './ownCategory.ts';
import { readDoubles } from './readDoubles.ts';
import { isKnockout, type MatchRow, readState, tablesOf } from './tournamentState.ts';

/** Reads of a tournament, for everybody who may see its event. */
export function tournamentReads(database: Database) {
  const { orm } = database;

  const groups: Read<'groups'> = async ({ viewer, params, query: { limit } }) => {
    const { id, groupsNumber } = await visibleCategory(viewer, params.id);
    if (groupsNumber === null) return { data: { groups: [] } };
    const [state, doubles] = await Promise.all([readState(orm, id), readDoubles(orm, id)]);
    const all = tablesOf(state, groupsNumber).map((table, index): Group => {
      const qualified = new Set(qualifiedOf(table).map((standing) => standing.id));
      return {
        id: `${id}.${index}`,
        name: groupName(index),
        reason: reasonOf(table),
        doubles: table.standings.flatMap((standing) => {
          const double = doubles.get(standing.id);
          if (!double) return [];
          const { points, balance: pointsBalance, isWithdrawn } = standing;
          const coefficient = Math.round(coefficientOf(standing) * 1_000) / 1_000;
          return [
            { ...double, points, pointsBalance, coefficient, isQualified: qualified.has(standing.id), isWithdrawn },
          ];
        }),
      };
    });
    return { data: { groups: all.slice(0, limit) } };
  };

  const matches: Read<'matches'> = async ({ viewer, params, query: { limit } }) => {
    const { id } = await visibleCategory(viewer, params.id);
    const [state, doubles] = await Promise.all([readState(orm, id), readDoubles(orm, id)]);
    const ordered = state.matches.toSorted((a, b) => STAGES.indexOf(a.stage) - STAGES.indexOf(b.stage));
    const known = ordered.flatMap((row) => matchOf(row, doubles) ?? []);
    const bracket = ordered.filter(isKnockout).map((row) => bracketPlaceOf(row, doubles));
    return { data: { matches: known.slice(0, limit), bracket } };
  };

  const progress: Read<'progress'> = async ({ viewer, params }) => {
    const { phase, hasChampion, progress: changes } = await visibleCategory(viewer, params.id);
    return { data: { phase, hasChampion, progress: changes } };
  };

  async function visibleCategory(viewer: Viewer, id: string): Promise<CategoryRow> {
    const [category] = await orm.select().from(categories).where(eq(categories.id, id));
    if (!category) return refuse('tournament_not_found');
    const reader = { personId: signedIn(viewer).personId, isAdmin: viewer.role === 'admin' };
    const event = await readEvent(orm, category.eventId, reader, todayAt(await readNow(database)));
    return event ? category : refuse('tournament_not_found');
  }

  return { groups, matches, progress };
}

type Doubles = ReadonlyMap<string, Double>;

/** `undefined` while a side is open. */
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

function scoreOf({ gamesOne, gamesTwo, isWalkover }: MatchRow) {
  const isScored = gamesOne !== null && gamesTwo !== null;
  return { ...(isScored && { doubleOneScore: gamesOne, doubleTwoScore: gamesTwo }), isWalkover };
}
