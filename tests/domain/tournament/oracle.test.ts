import Duel from 'duel';
import { expect, it } from 'vitest';
import { bracketOf, type Side } from '#domain/tournament/bracket.ts';
import { placesOf } from '#domain/tournament/positions.ts';
import type { Qualified } from '#domain/tournament/seeding.ts';

const FEWEST = 4;
const MOST = 130;
const BYE = -1;

/** Winners of as many groups, best first, whom no rule but their seed places; each by its seed. */
function winners(count: number): Qualified[] {
  const alike = { isWithdrawn: false, played: 3, wins: 3, points: 9, gamesWon: 18, gamesLost: 0, balance: 18 };
  return Array.from({ length: count }, (_, index) => {
    return { ...alike, id: String(index + 1), drawOrder: index, group: index, tier: 'winner' };
  });
}

/** Who can meet whom and when, whoever stands on top: `((1 8) (4 5))`. */
function tree(leaves: readonly number[]): string {
  const [only = BYE] = leaves;
  if (leaves.length === 1) return String(only);
  const middle = leaves.length / 2;
  return `(${[tree(leaves.slice(0, middle)), tree(leaves.slice(middle))].toSorted().join(' ')})`;
}

function duelOf(entrants: number): { readonly leaves: number[]; readonly second: string[] } {
  const { matches } = new Duel(entrants, { short: true });
  const of = (round: number) => matches.filter(({ id }) => id.s === 1 && id.r === round).map(({ p }) => p);
  return { leaves: of(1).flat(), second: of(2).map((seeds) => known(seeds)) };
}

function known(seeds: readonly number[]): string {
  return seeds
    .filter((seed) => seed > 0)
    .toSorted((a, b) => a - b)
    .join(' ');
}

/** Another's bracket, written by other people: the same who meets whom, and the same byes. */
it(`stands as the brackets of duel do, for ${FEWEST} to ${MOST} who are qualified`, () => {
  for (let count = FEWEST; count <= MOST; count += 1) {
    const places = placesOf(winners(count)).map((seed) => seed?.id);
    const theirs = duelOf(count);
    expect(tree(places.map((id) => Number(id ?? BYE)))).toBe(tree(theirs.leaves));
    const { matches } = bracketOf(places, { scores: new Map(), withdrawn: [] });
    const seedsOf = (...sides: readonly Side[]) => sides.map((side) => (side.is === 'known' ? Number(side.id) : 0));
    const second = matches.filter(({ round }) => round === 2).map(({ one, two }) => known(seedsOf(one, two)));
    expect(second.toSorted()).toEqual(theirs.second.toSorted());
  }
});
