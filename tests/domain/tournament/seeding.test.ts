import { describe, expect, it } from 'vitest';
import { seedsOf } from '#domain/tournament/seeding.ts';
import type { Standing } from '#domain/tournament/standing.ts';

type Result = Pick<Standing, 'played' | 'wins' | 'gamesWon' | 'gamesLost' | 'drawOrder'>;

function standing(id: string, { played, wins, gamesWon, gamesLost, drawOrder }: Result): Standing {
  const balance = gamesWon - gamesLost;
  return { id, drawOrder, isWithdrawn: false, played, wins, points: wins * 3, gamesWon, gamesLost, balance };
}

const table = (...standings: readonly Standing[]) => ({ standings, breakers: [] });
const names = (...tables: Parameters<typeof seedsOf>[0]) => seedsOf(tables).map(({ id }) => id);

/** The better of the two, whichever stands in the first group. */
function expectBetter(better: Result, worse: Result) {
  const [best, other] = [standing('better', better), standing('worse', worse)];
  expect(names(table(best), table(other))).toEqual(['better', 'worse']);
  expect(names(table(other), table(best))).toEqual(['better', 'worse']);
}

describe('seeds', () => {
  it('are first the winners of groups, then the runners-up, each with its group', () => {
    const [a, b] = [
      standing('A1', { played: 2, wins: 1, gamesWon: 6, gamesLost: 6, drawOrder: 0 }),
      standing('A2', { played: 2, wins: 1, gamesWon: 99, gamesLost: 0, drawOrder: 1 }),
    ];
    const c = standing('B1', { played: 2, wins: 2, gamesWon: 12, gamesLost: 0, drawOrder: 2 });
    expect(seedsOf([table(a, b), table(c)])).toEqual([
      { ...c, group: 1, tier: 'winner' },
      { ...a, group: 0, tier: 'winner' },
      { ...b, group: 0, tier: 'runnerUp' },
    ]);
  });

  it('stand by wins for each match played, since groups differ in size', () => {
    // 2 of 2 before 3 of 4, although 3 are more and its games are better.
    expectBetter(
      { played: 2, wins: 2, gamesWon: 14, gamesLost: 12, drawOrder: 5 },
      { played: 4, wins: 3, gamesWon: 24, gamesLost: 2, drawOrder: 0 },
    );
  });

  it('then by games won of all that were played', () => {
    // 12 of 18 before 20 of 32, although its balance for each match, 3, is less than 4.
    expectBetter(
      { played: 2, wins: 2, gamesWon: 12, gamesLost: 6, drawOrder: 5 },
      { played: 2, wins: 2, gamesWon: 20, gamesLost: 12, drawOrder: 0 },
    );
  });

  it('then by balance for each match', () => {
    // Both won two thirds of their games: 6 more in one match before 6 more in two.
    expectBetter(
      { played: 1, wins: 1, gamesWon: 12, gamesLost: 6, drawOrder: 5 },
      { played: 2, wins: 2, gamesWon: 12, gamesLost: 6, drawOrder: 0 },
    );
  });

  it('and at last by the draw', () => {
    const same = { played: 2, wins: 2, gamesWon: 12, gamesLost: 6 };
    expectBetter({ ...same, drawOrder: 1 }, { ...same, drawOrder: 4 });
  });

  it('count as nothing what was not played', () => {
    const none = { played: 0, wins: 0, gamesWon: 0, gamesLost: 0 };
    const [left, runnerUp] = [
      standing('left alone', { ...none, drawOrder: 0 }),
      standing('won one', { played: 3, wins: 1, gamesWon: 6, gamesLost: 18, drawOrder: 9 }),
    ];
    expect(names(table(left), table(runnerUp))).toEqual(['won one', 'left alone']);
    expect(names(table(runnerUp), table(left))).toEqual(['won one', 'left alone']);
  });
});
