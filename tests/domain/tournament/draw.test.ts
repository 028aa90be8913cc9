import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canDraw,
  drawDoubles,
  drawGroups,
  groupName,
  groupSizes,
  mostGroups,
  suggestedGroups,
} from '#domain/tournament/draw.ts';
import { fixturesOf } from '#domain/tournament/rounds.ts';

const seed = fc.stringMatching(/^[0-9a-f]{32}$/);
const ids = fc
  .integer({ min: 2, max: 80 })
  .map((count) => Array.from({ length: count }, (_, index) => `entrant ${index}`));
const draw = ids.chain((all) =>
  fc.record({ ids: fc.constant(all), groups: fc.integer({ min: 1, max: mostGroups(all.length) }), seed }),
);

describe('the draw', () => {
  it('names groups as spreadsheets name columns', () => {
    expect([0, 1, 25, 26, 51, 52, 701, 702].map(groupName)).toEqual(
      ['A', 'B', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'].map((letters) => `Grupo ${letters}`),
    );
  });

  it('takes between one group and groups of two, and suggests groups of three', () => {
    expect([0, 1, 3, 4, -1, 1.5, Number.NaN].map((groups) => canDraw(7, groups))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([2, 5, 6, 11].map(suggestedGroups)).toEqual([1, 1, 2, 3]);
    expect(groupSizes(11, 4)).toEqual([3, 3, 3, 2]);
  });

  it('puts every entrant into one group, larger groups first, and sizes differ by at most one', () => {
    fc.assert(
      fc.property(draw, (given) => {
        const drawn = drawGroups(given.ids, given.groups, given.seed);
        const sizes = drawn.map(({ entrants }) => entrants.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect((sizes[0] ?? 0) - (sizes.at(-1) ?? 0)).toBeLessThanOrEqual(1);
        const entrants = drawn.flatMap((group) => group.entrants);
        expect(entrants.map(({ id }) => id).toSorted()).toEqual(given.ids.toSorted());
        expect(entrants.map(({ drawOrder }) => drawOrder)).toEqual(given.ids.map((_, index) => index));
      }),
    );
  });

  it('is repeated by its seed, in whatever order the entrants come', () => {
    fc.assert(
      fc.property(draw, (given) => {
        const drawn = drawGroups(given.ids, given.groups, given.seed);
        expect(drawGroups(given.ids.toReversed(), given.groups, given.seed)).toEqual(drawn);
      }),
    );
  });

  it('favours no order', () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < 6_000; round += 1) {
      const made = drawDoubles(['a', 'b', 'c', 'd'], round.toString(16).padStart(32, '7'));
      const key = made
        .map((pair) => pair.toSorted().join(''))
        .toSorted()
        .join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['ab cd', 'ac bd', 'ad bc']);
    // Each is expected 2000 times; ±5 standard deviations (37) is never left by chance.
    for (const count of counts.values()) expect(Math.abs(count - 2_000)).toBeLessThan(185);
  });
});

describe('the fixtures', () => {
  it('let every two of a group meet once, and nobody play twice in a round', () => {
    fc.assert(
      fc.property(draw, (given) => {
        const groups = drawGroups(given.ids, given.groups, given.seed).map(({ entrants }) =>
          entrants.map(({ id }) => id),
        );
        const fixtures = fixturesOf(groups);
        const wanted = groups.flatMap((entrants) =>
          entrants.flatMap((one, index) => entrants.slice(index + 1).map((two) => [one, two].toSorted().join(' × '))),
        );
        expect(fixtures.map(({ one, two }) => [one, two].toSorted().join(' × ')).toSorted()).toEqual(wanted.toSorted());
        const turns = fixtures.flatMap(({ round, one, two }) => [`${round} ${one}`, `${round} ${two}`]);
        expect(new Set(turns).size).toBe(turns.length);
        expect(fixtures).toEqual(fixtures.toSorted((a, b) => a.round - b.round || a.group - b.group));
        const rounds = Math.max(...fixtures.map(({ round }) => round));
        const largest = groups[0]?.length ?? 0;
        expect(rounds).toBe(largest % 2 === 0 ? largest - 1 : largest);
      }),
    );
  });
});
