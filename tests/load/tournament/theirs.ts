import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { ENTRANTS, GROUPS, KNOCKOUT, type Played, scoreOf, stopwatch } from './work.ts';

const TOURNAMENT = 0;

/** The same work, done by the brackets-manager of npm, which keeps its rows in memory. */
export async function playTheirs(): Promise<Played> {
  const watch = stopwatch();
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const names = Array.from({ length: ENTRANTS }, (_, index) => `Dupla ${index + 1}`);
  const scoreAll = async (stageId: number | string): Promise<void> => {
    const matches = await manager.get.tournamentData(TOURNAMENT).then(({ match }) => match);
    for (const [index, { id }] of matches.filter(({ stage_id }) => stage_id === stageId).entries()) {
      const [one, two] = scoreOf(index);
      const [opponent1, opponent2] = [{ score: one }, { score: two }] as const;
      await manager.update.match(
        one > two
          ? { id, opponent1: { ...opponent1, result: 'win' }, opponent2 }
          : { id, opponent1, opponent2: { ...opponent2, result: 'win' } },
      );
    }
  };

  const groups = await watch.time('draw', () =>
    manager.create.stage({
      name: 'Grupos',
      tournamentId: TOURNAMENT,
      type: 'round_robin',
      seeding: names,
      settings: { groupCount: GROUPS, seedOrdering: ['groups.seed_optimized'] },
    }),
  );
  await watch.time('score', () => scoreAll(groups.id));
  const standings = await watch.time('tables', () =>
    manager.get.finalStandings(groups.id, { rankingFormula: ({ wins }) => 3 * wins }),
  );
  const qualified = standings.slice(0, KNOCKOUT).map(({ name }) => name);
  const knockout = await watch.time('knockout', () =>
    manager.create.stage({
      name: 'Segunda fase',
      tournamentId: TOURNAMENT,
      type: 'single_elimination',
      seeding: qualified,
      settings: { seedOrdering: ['inner_outer'], consolationFinal: true },
    }),
  );
  await watch.time('knockout_score', () => scoreAll(knockout.id));
  const { match } = await manager.get.tournamentData(TOURNAMENT);
  const [inGroups, inKnockout] = [groups, knockout].map(({ id }) => match.filter(({ stage_id }) => stage_id === id));
  const scored = (matches: typeof match = []) =>
    matches.filter(({ opponent1 }) => opponent1?.score !== undefined).length;
  return {
    ms: watch.timings(),
    done: {
      groupMatches: inGroups?.length ?? 0,
      groupScores: scored(inGroups),
      tables: standings.length,
      knockoutMatches: inKnockout?.length ?? 0,
      knockoutScores: scored(inKnockout),
    },
  };
}
