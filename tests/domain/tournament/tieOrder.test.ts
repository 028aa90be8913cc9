import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reasonOf, tableOf } from '#domain/tournament/table.ts';
import type { GroupEntrant, GroupMatch } from '#domain/tournament/standing.ts';
import { games } from './groupPlay.ts';

/** A group with some matches played and some doubles withdrawn. Few different scores, so that ties are common. */
const group = fc.integer({ min: 2, max: 7 }).chain((size) => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].slice(0, size);
  const pairs = ids.flatMap((one, index) => ids.slice(index + 1).map((two) => ({ one, two })));
  const score = fc.oneof(games, fc.constantFrom([6, 4] as const, [4, 6] as const, [6, 3] as const));
  return fc.record({
    entrants: fc
      .tuple(
        fc.shuffledSubarray(ids, { minLength: size }),
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: size, maxLength: size }),
      )
      .map(([drawn, leaving]) =>
        drawn.map((id, drawOrder): GroupEntrant => ({ id, drawOrder, isWithdrawn: leaving[drawOrder] === 0 })),
      ),
    matches: fc
      .array(fc.option(score, { freq: 12 }), { minLength: pairs.length, maxLength: pairs.length })
      .map((scores) => pairs.map((pair, index): GroupMatch => ({ ...pair, games: scores[index] ?? null }))),
  });
});

/**
 * The rules that decide in a group, as RULES 8 tells them, found without the engine: ties wait in a list, the one highest
 * in the table first; a rule that splits one puts its parts back in front.
 */
function rulesOf(entrants: readonly GroupEntrant[], matches: readonly GroupMatch[]): string[] {
  const met = (a: string, b: string) =>
    matches.some(({ one, two, games: score }) => score && [one, two].includes(a) && [one, two].includes(b));
  const gamesOf = (id: string) =>
    matches.flatMap(({ one, two, games: score }) => {
      if (!score || (one !== id && two !== id)) return [];
      return [one === id ? { won: score[0], lost: score[1] } : { won: score[1], lost: score[0] }];
    });
  const sum = (id: string, of: (result: { won: number; lost: number }) => number) =>
    gamesOf(id).reduce((total, result) => total + of(result), 0);
  const share = (id: string) => {
    const played = sum(id, ({ won, lost }) => won + lost);
    return played === 0 ? 0 : sum(id, ({ won }) => won) / played;
  };
  const figures: readonly (readonly [name: string, of: (entrant: GroupEntrant) => number])[] = [
    ['', ({ isWithdrawn }) => (isWithdrawn ? 0 : 1)],
    ['', ({ id }) => sum(id, ({ won, lost }) => (won > lost ? 1 : 0))],
    ['saldo de games', ({ id }) => sum(id, ({ won, lost }) => won - lost)],
    ['coeficiente', ({ id }) => share(id)],
    ['sorteio', ({ drawOrder }) => -drawOrder],
  ];
  const names: string[] = [];
  const ties: { readonly tied: readonly GroupEntrant[]; readonly rule: number }[] = [{ tied: entrants, rule: 0 }];
  for (let tie = ties.shift(); tie; tie = ties.shift()) {
    const { tied, rule } = tie;
    const [first, second] = tied;
    if (!first || !second) continue;
    if (rule > 1 && tied.length === 2 && met(first.id, second.id)) {
      names.push('confronto direto');
      continue;
    }
    const [name, figure] = figures[rule] ?? ['', () => 0];
    const values = [...new Set(tied.map(figure))].toSorted((a, b) => b - a);
    if (values.length > 1) names.push(name);
    ties.unshift(...values.map((value) => ({ tied: tied.filter((each) => figure(each) === value), rule: rule + 1 })));
  }
  return [...new Set(names)].filter((name) => name !== '');
}

it('names the rules below a table in the order in which they decided', () => {
  const several = { told: 0 };
  fc.assert(
    fc.property(group, ({ entrants, matches }) => {
      const names = rulesOf(entrants, matches);
      if (names.length > 1) several.told += 1;
      // Red when the rules are told in the order in which they are asked, or from the foot of the table.
      expect(reasonOf(tableOf(entrants, matches))).toBe(names.length === 0 ? '' : `Desempate: ${names.join(', ')}`);
    }),
    { numRuns: 2_000 },
  );
  expect(several.told).toBeGreaterThan(100);
});
