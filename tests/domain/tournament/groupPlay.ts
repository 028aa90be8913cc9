import fc from 'fast-check';
import { drawGroups, mostGroups } from '#domain/tournament/draw.ts';
import { fixturesOf } from '#domain/tournament/rounds.ts';
import type { Games } from '#domain/tournament/score.ts';
import { type GroupTable, tableOf } from '#domain/tournament/table.ts';

/** A score: few games, so that ties are common. */
export const games: fc.Arbitrary<Games> = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
  .filter(([one, two]) => one !== two)
  .map(([one, two]): Games => [one, two]);

const SEED = '0123456789abcdef0123456789abcdef';

/** The tables of a group phase that was played to its end. */
export function playedTables(options: { readonly maxGroups: number }): fc.Arbitrary<GroupTable[]> {
  return fc
    .integer({ min: 1, max: options.maxGroups })
    .chain((groups) => fc.tuple(fc.constant(groups), fc.integer({ min: groups * 2, max: groups * 5 })))
    .filter(([groups, entrants]) => groups <= mostGroups(entrants))
    .chain(([groups, entrants]) => {
      const drawn = drawGroups(
        Array.from({ length: entrants }, (_, index) => `entrant ${index}`),
        groups,
        SEED,
      );
      const fixtures = fixturesOf(drawn.map((group) => group.entrants.map(({ id }) => id)));
      return fc.array(games, { minLength: fixtures.length, maxLength: fixtures.length }).map((scores) =>
        drawn.map(({ entrants: members }, group) =>
          tableOf(
            members.map((member) => ({ ...member, isWithdrawn: false })),
            fixtures.flatMap(({ one, two, group: of }, index) =>
              of === group ? [{ one, two, games: scores[index] ?? null }] : [],
            ),
          ),
        ),
      );
    });
}
