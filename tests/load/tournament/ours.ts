import { randomBytes } from 'node:crypto';
import { Schema } from 'effect';
import { type Bracket, bracketOf, placeKey } from '#domain/tournament/bracket.ts';
import { drawGroups } from '#domain/tournament/draw.ts';
import { changeScore } from '#domain/tournament/knockoutScore.ts';
import { placesOf } from '#domain/tournament/positions.ts';
import { fixturesOf } from '#domain/tournament/rounds.ts';
import { type Games, Score, winnerSide } from '#domain/tournament/score.ts';
import { seedsOf } from '#domain/tournament/seeding.ts';
import { type GroupTable, tableOf } from '#domain/tournament/table.ts';
import type { GroupEntrant } from '#domain/tournament/standing.ts';
import { newId } from '#platform/database/uuid.ts';
import { ENTRANTS, GROUPS, type Played, scoreOf, stopwatch } from './work.ts';

interface Row {
  readonly id: string;
  readonly group: number;
  readonly one: string;
  readonly two: string;
  games: Games | null;
  winner: string | null;
}

interface Tournament {
  readonly groups: readonly (readonly GroupEntrant[])[];
  readonly rows: ReadonlyMap<string, Row>;
  readonly rowsOf: readonly (readonly Row[])[];
}

const decodeScore = Schema.decodeUnknownSync(Score);

/** The work, done by the engine in domain/tournament with what the server does around it but for the database. */
export async function playOurs(): Promise<Played> {
  const watch = stopwatch();
  const names = Array.from({ length: ENTRANTS }, (_, index) => `Dupla ${index + 1}`);
  const tournament = await watch.time('draw', () => draw(names));
  await watch.time('score', () => scoreAll(tournament));
  const tables = await watch.time('tables', () => tablesOf(tournament));
  const knockout = await watch.time('knockout', () => makeKnockout(tables));
  const bracket = await watch.time('knockout_score', () => scoreKnockout(knockout.places));
  const rows = [...tournament.rows.values()];
  return {
    ms: watch.timings(),
    done: {
      groupMatches: rows.length,
      groupScores: rows.filter(({ games }) => games !== null).length,
      tables: tables.reduce((sum, { standings }) => sum + standings.length, 0),
      knockoutMatches: knockout.matches.length,
      knockoutScores: bracket.matches.filter(({ games }) => games !== null).length,
    },
  };
}

/** Against `create.stage` of a round robin: entrants with ids of their own, shuffled into groups, and a row for each match. */
function draw(names: readonly string[]): Tournament {
  const ids = names.map(() => newId());
  const groups = drawGroups(ids, GROUPS, randomBytes(16).toString('hex')).map(({ entrants }) =>
    entrants.map(({ id, drawOrder }) => ({ id, drawOrder, isWithdrawn: false })),
  );
  const fixtures = fixturesOf(groups.map((entrants) => entrants.map(({ id }) => id)));
  const rows = fixtures.map(({ group, one, two }): Row => ({
    id: newId(),
    group,
    one,
    two,
    games: null,
    winner: null,
  }));
  const rowsOf = groups.map((): Row[] => []);
  for (const row of rows) rowsOf[row.group]?.push(row);
  return { groups, rows: new Map(rows.map((row) => [row.id, row])), rowsOf };
}

/** Against `update.match`: a score is checked as a request's is, and says who won. Neither makes a table of it. */
function scoreAll({ rows }: Tournament): void {
  for (const [index, id] of [...rows.keys()].entries()) {
    const row = rows.get(id);
    if (!row) throw new Error('A match is lost');
    row.games = checked(scoreOf(index));
    row.winner = winnerSide(row.games) === 'one' ? row.one : row.two;
  }
}

/** Against `get.finalStandings` with a formula for points: all tables, in order, with every tie resolved. */
function tablesOf({ groups, rowsOf }: Tournament): GroupTable[] {
  return groups.map((entrants, index) => tableOf(entrants, rowsOf[index] ?? []));
}

/** Against `create.stage` of a single elimination with a third place: seeds from the tables, places, a row for each match. */
function makeKnockout(tables: readonly GroupTable[]) {
  const places = placesOf(seedsOf(tables)).map((seed) => seed?.id);
  const { matches } = bracketOf(places, { scores: new Map(), withdrawn: [] });
  return { places, matches: matches.map((match) => ({ id: newId(), match })) };
}

/** Against `update.match`, which moves the winner on: as the server does for one score, from what is written down. */
function scoreKnockout(places: readonly (string | undefined)[]): Bracket {
  let bracket = bracketOf(places, { scores: new Map(), withdrawn: [] });
  for (const [index, place] of bracket.matches.entries()) {
    const change = changeScore(bracket, place, checked(scoreOf(index)), []);
    if (change.is !== 'made') throw new Error(`The match ${placeKey(place)} was not scored: ${change.is}`);
    ({ bracket } = change);
  }
  return bracket;
}

/** A request's score comes through the contract. */
function checked([one, two]: readonly [one: number, two: number]): Games {
  const { doubleOneScore, doubleTwoScore } = decodeScore({ doubleOneScore: one, doubleTwoScore: two });
  return [doubleOneScore, doubleTwoScore];
}
