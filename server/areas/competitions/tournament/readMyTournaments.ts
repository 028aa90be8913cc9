import type { Day } from '#domain/values/days/day.ts';
import type { MyTournament } from '#domain/tournament/myTournament.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { todayAt } from '#core/arenas/today.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { myTournamentOf } from './myTournamentOf.ts';
import { readScored } from './scorers/readScored.ts';
import { selectMatches, selectOwn } from './ownRows.ts';

/** The categories that a player is in or writes scores of. Three statements read them, however many there are. */
export function readMyTournaments(database: Database): Read<'myTournaments'> {
  return async ({ viewer }) => {
    const { personId } = signedIn(viewer);
    const today = todayAt(await readNow(database));
    const [tournaments, scored] = await Promise.all([
      readOwn(database.orm, personId, today),
      readScored(database.orm, personId, today),
    ]);
    return { data: { tournaments, scored } };
  };
}

async function readOwn(queries: Queries, personId: string, today: Day): Promise<MyTournament[]> {
  const rows = await selectOwn(queries, personId, today);
  const drawn = new Map(rows.flatMap(({ own }) => (own ? [[own.id, own] as const] : [])));
  const played = drawn.size === 0 ? [] : await selectMatches(queries, [...drawn.values()]);
  const ids = new Set(rows.map(({ category }) => category.id));
  return [...ids].map((id) => {
    const ofIt = rows.filter(({ category }) => category.id === id);
    const matchesOfIt = played.filter(({ categoryId }) => categoryId === id);
    return myTournamentOf(ofIt, matchesOfIt, { personId, today });
  });
}
