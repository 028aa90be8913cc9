import { expect, it } from 'vitest';
import { bracketOf } from '#domain/tournament/bracket.ts';
import type { BracketPlace } from '#domain/tournament/match.ts';
import { bracketSize, standardSeeds } from '#domain/tournament/positions.ts';
import { treeOf } from '../../../src/areas/competitions/tournament/matches/bracketTree.ts';

// Red with a row for each place of the first round, byes included: 64 rows.
it('gives byes no row: 66 qualified take 32 rows, 64 of them 32, 8 of them 4', () => {
  expect(treeOf(bracketFor(66)).rows).toBe(32);
  expect(treeOf(bracketFor(64)).rows).toBe(32);
  expect(treeOf(bracketFor(8)).rows).toBe(4);
  expect(treeOf(bracketFor(2)).rows).toBe(1);
});

// Red with `at` always in the middle, and with the match for the third place taken for one that leads to the first round.
it('puts each match between the two that lead to it, and no two on the same rows of a round', () => {
  for (const entrants of [3, 5, 6, 11, 12, 23, 66, 100]) {
    const bracket = bracketFor(entrants);
    const { rows, spots } = treeOf(bracket);
    const middle = (round: number, index: number) => {
      const spot = spots.get(`${round}.${index}`);
      return spot && spot.start + spot.span * spot.at;
    };
    for (const { round, index } of bracket.filter((place) => place.round > 0)) {
      const spot = spots.get(`${round}.${index}`);
      expect(spot).toBeDefined();
      const before = [middle(round - 1, index * 2), middle(round - 1, index * 2 + 1)].filter((at) => at !== undefined);
      expect(spot?.feeders).toBe(before.length);
      const own = middle(round, index) ?? 0;
      if (before.length === 1) expect(own).toBeCloseTo(before[0] ?? 0);
      if (before.length === 2) {
        expect(own).toBeGreaterThan(before[0] ?? 0);
        expect(own).toBeLessThan(before[1] ?? 0);
        // Lines end where the rows of the two meet.
        expect(own).toBeCloseTo(spots.get(`${round - 1}.${index * 2 + 1}`)?.start ?? -1);
      }
      expect((spot?.start ?? 0) + (spot?.span ?? 0)).toBeLessThanOrEqual(rows);
    }
  }
});

function bracketFor(entrants: number): BracketPlace[] {
  const places = standardSeeds(bracketSize(entrants)).map((seed) => (seed > entrants ? undefined : String(seed)));
  return bracketOf(places, { scores: new Map(), withdrawn: [] }).matches.map(({ stage, round, index }, number) => ({
    id: `01910000-0000-7000-8000-${String(number).padStart(12, '0')}`,
    stage,
    round: round === 'third' ? 0 : round,
    index,
    isWalkover: false,
  }));
}
