import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Bracket,
  bracketOf,
  type BracketMatch,
  type Place,
  placeKey,
  stageOf,
} from '#domain/tournament/bracket.ts';
import { changeScore } from '#domain/tournament/knockoutScore.ts';
import { bracketSize, placesOf, standardSeeds } from '#domain/tournament/positions.ts';
import type { Games } from '#domain/tournament/score.ts';
import { seedsOf } from '#domain/tournament/seeding.ts';
import { games, playedTables } from './groupPlay.ts';

const NOTHING = { scores: new Map<string, Games>(), withdrawn: [] as readonly string[] };

/** Places of a bracket for so many, by seed: '1' is the best. */
function seeded(entrants: number): (string | undefined)[] {
  return standardSeeds(bracketSize(entrants)).map((seed) => (seed <= entrants ? String(seed) : undefined));
}

const text = ({ one, two }: Pick<BracketMatch, 'one' | 'two'>) =>
  [one, two].map((side) => (side.is === 'known' ? side.id : side.is)).join(' × ');

describe('the places of a bracket', () => {
  it('are the standard ones', () => {
    expect(standardSeeds(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect([2, 3, 4, 5, 33].map(bracketSize)).toEqual([2, 4, 4, 8, 64]);
  });

  it('keep the two of a group apart until the final or the third place, for 1 to 64 groups', () => {
    fc.assert(
      fc.property(playedTables({ maxGroups: 64 }), (tables) => {
        const seeds = seedsOf(tables);
        if (seeds.length < 2) return;
        const places = placesOf(seeds);
        expect(
          places.filter((place) => place !== undefined).toSorted((a, b) => seeds.indexOf(a) - seeds.indexOf(b)),
        ).toEqual(seeds);
        const middle = places.length / 2;
        for (const group of new Set(seeds.map((seed) => seed.group))) {
          const halves = places.flatMap((place, index) => (place?.group === group ? [index < middle] : []));
          expect(new Set(halves).size).toBe(halves.length);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('give byes to the best of each half, and never leave a match of the first round empty', () => {
    fc.assert(
      fc.property(playedTables({ maxGroups: 40 }), (tables) => {
        const seeds = seedsOf(tables);
        if (seeds.length < 2) return;
        const places = placesOf(seeds);
        const middle = places.length / 2;
        for (const half of [places.slice(0, middle), places.slice(middle)].filter((side) => side.length > 1)) {
          const [free, playing]: [number[], number[]] = [[], []];
          for (let index = 0; index < half.length; index += 2) {
            const pair = half.slice(index, index + 2).flatMap((place) => (place ? [seeds.indexOf(place)] : []));
            expect(pair.length).toBeGreaterThan(0);
            (pair.length === 1 ? free : playing).push(...pair);
          }
          expect(Math.max(-1, ...free)).toBeLessThan(Math.min(Number.POSITIVE_INFINITY, ...playing));
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a bracket', () => {
  it('has one match less than entrants, and one for the third place from four on', () => {
    for (let entrants = 2; entrants <= 130; entrants += 1) {
      const { matches } = bracketOf(seeded(entrants), NOTHING);
      expect(matches.length).toBe(entrants - 1 + (entrants >= 4 ? 1 : 0));
    }
  });

  it('names its rounds by the places they have', () => {
    expect([2, 4, 8, 16, 32, 64].map(stageOf)).toEqual([
      'FINAL',
      'SEMIFINAL',
      'QUARTAS',
      'OITAVAS',
      'ELIMINATORIAS',
      'ELIMINATORIAS',
    ]);
  });

  it('moves winners on, and the losers of the semifinals to the third place', () => {
    const scores = new Map<string, Games>([
      ['1.0', [6, 2]],
      ['1.1', [3, 6]],
      ['2.0', [6, 4]],
      ['third.0', [6, 0]],
    ]);
    const { matches, champion } = bracketOf(seeded(4), { scores, withdrawn: [] });
    expect(matches.map((match) => `${match.stage} ${text(match)}`)).toEqual([
      'SEMIFINAL 1 × 4',
      'SEMIFINAL 2 × 3',
      'TERCEIRO_LUGAR 4 × 2',
      'FINAL 1 × 3',
    ]);
    expect(champion).toBe('1');
  });

  it('writes a walkover for who is left alone; of two who gave up, the last to do so had gone on', () => {
    const of = (...withdrawn: string[]) => bracketOf(seeded(4), { scores: new Map(), withdrawn });
    expect(of('4').matches[0]).toMatchObject({ games: [6, 0], isWalkover: true, winner: { is: 'known', id: '1' } });
    const { matches, champion } = of('4', '1', '3');
    expect(matches.map(text)).toEqual(['1 × 4', '2 × 3', '4 × 3', '1 × 2']);
    expect(champion).toBe('2');
  });
});

/** Who met in each match that has a score of its own, but for one. */
function othersThan(one: BracketMatch, { matches }: Bracket): string[] {
  const played = matches.filter((match) => match.games && !match.isWalkover && placeKey(match) !== placeKey(one));
  return played.map((match) => `${placeKey(match)} ${text(match)}`);
}

/** What an organizer does with a bracket, in any order. */
const deed = fc.oneof(
  fc.record({ does: fc.constant('score' as const), match: fc.nat(), games }),
  fc.record({ does: fc.constant('clear' as const), match: fc.nat() }),
  fc.record({ does: fc.constant('withdraw' as const), entrant: fc.nat() }),
);

describe('scores of a bracket', () => {
  it('change nothing that was played, after any sequence of scores, edits, clears and withdrawals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), fc.array(deed, { maxLength: 60 }), (entrants, deeds) => {
        const places = seeded(entrants);
        const withdrawn: string[] = [];
        let scores: ReadonlyMap<string, Games> = new Map<string, Games>();
        for (const each of deeds) {
          const before = bracketOf(places, { scores, withdrawn: [...withdrawn] });
          if (each.does === 'withdraw') {
            const entrant = String(1 + (each.entrant % entrants));
            if (!withdrawn.includes(entrant)) withdrawn.push(entrant);
          } else {
            const match = before.matches[each.match % before.matches.length];
            if (!match) continue;
            const change = changeScore(before, match, each.does === 'score' ? each.games : null, withdrawn);
            const wished = new Map(scores);
            if (each.does === 'score') wished.set(placeKey(match), each.games);
            else wished.delete(placeKey(match));
            const anew = bracketOf(places, { scores: wished, withdrawn });
            // What was changed here and there is the bracket that follows from all scores, and is refused for a reason.
            if (change.is === 'made') expect(change.bracket).toEqual(anew);
            if (change.is === 'overtaken') expect(othersThan(match, anew)).not.toEqual(othersThan(match, before));
            if (change.is === 'made') scores = wished;
          }
          const after = bracketOf(places, { scores, withdrawn });
          for (const [key, score] of scores) {
            const [then, now] = [before, after].map(({ matches }) => matches.find((match) => placeKey(match) === key));
            expect(now).toMatchObject({ games: score, isWalkover: false, one: { is: 'known' }, two: { is: 'known' } });
            if (then?.games && !then.isWalkover) expect(now && text(now)).toBe(text(then));
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are refused once a later match is played with its winner, but for the same winner', () => {
    const places = seeded(4);
    const scores = new Map<string, Games>([
      ['1.0', [6, 2]],
      ['1.1', [6, 3]],
      ['2.0', [6, 4]],
    ]);
    const bracket = bracketOf(places, { scores, withdrawn: [] });
    const change = (place: Place, score: Games | null) => changeScore(bracket, place, score, []).is;
    const first = { round: 1, index: 0 } as const;
    expect(change(first, [2, 6])).toBe('overtaken');
    expect(change(first, null)).toBe('overtaken');
    expect(change(first, [7, 5])).toBe('made');
    expect(change({ round: 2, index: 0 }, null)).toBe('made');
    expect(change({ round: 3, index: 0 }, [6, 0])).toBe('unknown');
  });
});
