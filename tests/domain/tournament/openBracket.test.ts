import { describe, expect, it } from 'vitest';
import { type Bracket, bracketOf, type BracketMatch, type Side } from '#domain/tournament/bracket.ts';
import { changeScore } from '#domain/tournament/knockoutScore.ts';
import type { Games } from '#domain/tournament/score.ts';

const OPEN: Side = { is: 'open' };
const known = (id: string): Side => ({ is: 'known', id });
const unplayed = { games: null, isWalkover: false, winner: OPEN, loser: OPEN };
const bracket = (
  places: readonly (string | undefined)[],
  scores: Readonly<Record<string, Games>> = {},
  withdrawn: string[] = [],
) => bracketOf(places, { scores: new Map(Object.entries(scores)), withdrawn });
const made = (change: ReturnType<typeof changeScore>): Bracket => {
  if (change.is !== 'made') throw new Error(change.is);
  return change.bracket;
};

const SEMIFINALS: readonly BracketMatch[] = [
  { stage: 'SEMIFINAL', round: 1, index: 0, one: known('A'), two: known('D'), ...unplayed },
  { stage: 'SEMIFINAL', round: 1, index: 1, one: known('B'), two: known('C'), ...unplayed },
];

describe('a bracket that nobody has played', () => {
  it('has its matches whole, the third place before the final, with open sides and no champion', () => {
    const matches = [
      ...SEMIFINALS,
      { stage: 'TERCEIRO_LUGAR', round: 'third', index: 0, one: OPEN, two: OPEN, ...unplayed },
      { stage: 'FINAL', round: 2, index: 0, one: OPEN, two: OPEN, ...unplayed },
    ];
    expect(bracket(['A', 'D', 'B', 'C'])).toEqual({ matches, champion: undefined });
  });

  it('of three has one semifinal, a final that waits for its winner, and no match for the third place', () => {
    const final = { stage: 'FINAL', round: 2, index: 0, one: known('A'), two: OPEN, ...unplayed };
    expect(bracket(['A', undefined, 'B', 'C'])).toEqual({ matches: [SEMIFINALS[1], final], champion: undefined });
  });

  it('of one or none has no match: whoever is alone is the champion', () => {
    expect(bracket(['A'])).toEqual({ matches: [], champion: 'A' });
    expect(bracket(['A', undefined]).champion).toBe('A');
    expect(bracket([])).toEqual({ matches: [], champion: undefined });
  });
});

describe('a score', () => {
  it('is none where a side is open, where nobody plays, and where a side has withdrawn', () => {
    const open = bracket(['A', 'D', 'B', 'C'], {}, ['D']);
    const at = (round: number | 'third', index: number) => changeScore(open, { round, index }, [6, 1], ['D']);
    expect([at(2, 0), at('third', 0), at(9, 0), at(1, 0)]).toEqual([
      { is: 'unknown' },
      { is: 'unknown' },
      { is: 'unknown' },
      { is: 'decided' },
    ]);
  });

  it('sends the winner to the final and the loser to the third place, and no further', () => {
    const first = made(changeScore(bracket(['A', 'D', 'B', 'C']), { round: 1, index: 1 }, [2, 6], []));
    expect(first).toEqual(bracket(['A', 'D', 'B', 'C'], { '1.1': [2, 6] }));
    const both = made(changeScore(first, { round: 1, index: 0 }, [6, 0], []));
    const third = made(changeScore(both, { round: 'third', index: 0 }, [4, 6], []));
    expect(third).toEqual(bracket(['A', 'D', 'B', 'C'], { '1.1': [2, 6], '1.0': [6, 0], 'third.0': [4, 6] }));
    expect(third.champion).toBeUndefined();
    expect(made(changeScore(third, { round: 2, index: 0 }, [1, 6], [])).champion).toBe('C');
    // D is third no more when A loses instead, and that match has its score.
    expect(changeScore(third, { round: 1, index: 0 }, [0, 6], [])).toEqual({ is: 'overtaken' });
  });
});
