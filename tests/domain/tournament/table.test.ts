import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Games } from '#domain/tournament/score.ts';
import { coefficientOf, qualifiedOf, reasonOf, tableOf } from '#domain/tournament/table.ts';
import type { GroupMatch } from '#domain/tournament/standing.ts';
import { games } from './groupPlay.ts';

const played = (one: string, two: string, score: Games | null): GroupMatch => ({ one, two, games: score });
const entered = (...ids: string[]) => ids.map((id, drawOrder) => ({ id, drawOrder, isWithdrawn: false }));
const order = (table: ReturnType<typeof tableOf>) => table.standings.map(({ id }) => id).join('');

/** A group of which some matches are played. */
const group = fc.integer({ min: 2, max: 6 }).chain((size) => {
  const entrants = entered(...['a', 'b', 'c', 'd', 'e', 'f'].slice(0, size));
  const pairs = entrants.flatMap(({ id: one }, index) =>
    entrants.slice(index + 1).map(({ id: two }) => ({ one, two })),
  );
  return fc
    .array(fc.option(games), { minLength: pairs.length, maxLength: pairs.length })
    .map((scores) => ({ entrants, matches: pairs.map((pair, index) => ({ ...pair, games: scores[index] ?? null })) }));
});

describe('the table of a group', () => {
  it('adds up what was played', () => {
    const table = tableOf(entered('a', 'b', 'c'), [
      played('a', 'b', [6, 4]),
      played('b', 'c', [6, 0]),
      played('a', 'c', null),
    ]);
    expect(
      table.standings.map((standing) => ({ ...standing, coefficient: coefficientOf(standing).toFixed(3) })),
    ).toEqual([
      {
        id: 'a',
        drawOrder: 0,
        isWithdrawn: false,
        played: 1,
        wins: 1,
        points: 3,
        gamesWon: 6,
        gamesLost: 4,
        balance: 2,
        coefficient: '0.600',
      },
      {
        id: 'b',
        drawOrder: 1,
        isWithdrawn: false,
        played: 2,
        wins: 1,
        points: 3,
        gamesWon: 10,
        gamesLost: 6,
        balance: 4,
        coefficient: '0.625',
      },
      {
        id: 'c',
        drawOrder: 2,
        isWithdrawn: false,
        played: 1,
        wins: 0,
        points: 0,
        gamesWon: 0,
        gamesLost: 6,
        balance: -6,
        coefficient: '0.000',
      },
    ]);
    expect(reasonOf(table)).toBe('Desempate: confronto direto');
  });

  it('tells three tied apart by balance, and the two of them that are left by their own match', () => {
    // a, b and c beat each other in a circle; a's balance is best, b and c are even, and b beat c.
    const table = tableOf(entered('c', 'b', 'a'), [
      played('a', 'b', [6, 3]),
      played('b', 'c', [6, 4]),
      played('c', 'a', [6, 5]),
    ]);
    expect({ order: order(table), reason: reasonOf(table) }).toEqual({
      order: 'abc',
      // Red when `tableOf` names the rules in the order in which they are asked, not in which they decided.
      reason: 'Desempate: saldo de games, confronto direto',
    });
  });

  it('compares coefficients as fractions, then goes by the draw', () => {
    const circle = (one: Games, two: Games, three: Games) =>
      tableOf(entered('c', 'b', 'a'), [played('a', 'b', one), played('b', 'c', two), played('c', 'a', three)]);
    expect(reasonOf(circle([6, 4], [6, 4], [6, 4]))).toBe('Desempate: sorteio');
    expect(order(circle([6, 4], [6, 4], [6, 4]))).toBe('cba');
    // All three beat d by two games more, but a in a longer match: balances are equal, a's share of the games is smaller.
    const table = tableOf(entered('d', 'c', 'b', 'a'), [
      played('a', 'b', [6, 4]),
      played('b', 'c', [6, 4]),
      played('c', 'a', [6, 4]),
      played('a', 'd', [6, 4]),
      played('b', 'd', [3, 1]),
      played('c', 'd', [3, 1]),
    ]);
    expect({ order: order(table), reason: reasonOf(table) }).toEqual({
      order: 'bcad',
      reason: 'Desempate: coeficiente, confronto direto',
    });
  });

  it('goes by the other rules while two tied have not met', () => {
    const table = tableOf(entered('a', 'b', 'c', 'd'), [played('a', 'c', [6, 4]), played('b', 'd', [6, 0])]);
    expect(order(table).slice(0, 2)).toBe('ba');
    expect(reasonOf(table)).toBe('Desempate: saldo de games');
  });

  it('puts who gave up last, whatever they won, and lets them not go on', () => {
    const entrants = entered('a', 'b', 'c').map((entrant) => ({ ...entrant, isWithdrawn: entrant.id === 'a' }));
    const table = tableOf(entrants, [played('a', 'b', [6, 0]), played('a', 'c', [6, 0]), played('b', 'c', [6, 1])]);
    expect({ order: order(table), goingOn: qualifiedOf(table).map(({ id }) => id) }).toEqual({
      order: 'bca',
      goingOn: ['b'],
    });
  });

  it('balances to nothing, and has as many wins as matches were played', () => {
    fc.assert(
      fc.property(group, ({ entrants, matches }) => {
        const { standings } = tableOf(entrants, matches);
        const sum = (of: (standing: (typeof standings)[number]) => number) =>
          standings.reduce((total, each) => total + of(each), 0);
        expect(sum(({ balance }) => balance)).toBe(0);
        expect(sum(({ wins }) => wins)).toBe(matches.filter((match) => match.games !== null).length);
        expect(standings.map(({ points }) => points)).toEqual(
          standings.map(({ points }) => points).toSorted((a, b) => b - a),
        );
      }),
    );
  });

  it('does not depend on the order in which entrants and matches come', () => {
    fc.assert(
      fc.property(group, ({ entrants, matches }) => {
        const turned = matches.map(({ one, two, games: score }) => played(two, one, score && [score[1], score[0]]));
        expect(tableOf(entrants.toReversed(), turned.toReversed())).toEqual(tableOf(entrants, matches));
      }),
    );
  });

  it('puts the winner first whenever exactly two have the same points and have met', () => {
    fc.assert(
      fc.property(group, ({ entrants, matches }) => {
        const { standings } = tableOf(entrants, matches);
        for (const [index, upper] of standings.entries()) {
          const tied = standings.filter(({ points }) => points === upper.points);
          const lower = standings[index + 1];
          if (tied.length !== 2 || lower?.points !== upper.points) continue;
          const met = matches.find(({ one, two }) => [one, two].includes(upper.id) && [one, two].includes(lower.id));
          if (!met?.games) continue;
          expect(met.games[0] > met.games[1] ? met.one : met.two).toBe(upper.id);
        }
      }),
    );
  });
});
