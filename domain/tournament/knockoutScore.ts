import { type Bracket, type BracketMatch, championOf, type Place, playedMatch, type Side } from './bracket.ts';
import type { Games } from './score.ts';

/**
 * What a change of a score comes to. `unknown`: no such match, or its two are not both known. `decided`: one of them gave
 * up, there is nothing to play. `overtaken`: a match that follows from it has a score of its own, with other people in it.
 */
export type ScoreChange =
  | { readonly is: 'made'; readonly bracket: Bracket }
  | { readonly is: 'unknown' | 'decided' | 'overtaken' };

/**
 * Sets, changes or clears (`null`) the score of a match. The same winner may always be written down anew; another one
 * moves on in the matches that follow, for as long as none of those has a score. No other match is looked at.
 * @param withdrawn who gave up, in the order in which they did
 */
export function changeScore(
  bracket: Bracket,
  place: Place,
  games: Games | null,
  withdrawn: readonly string[],
): ScoreChange {
  const match = matchAt(bracket.matches, place);
  if (match?.one.is !== 'known' || match.two.is !== 'known') return { is: 'unknown' };
  if (match.isWalkover) return { is: 'decided' };
  const matches = [...bracket.matches];
  const changed = [playedMatch(match, match.one, match.two, { score: games, withdrawn })];
  for (let last = changed.pop(); last; last = changed.pop()) {
    matches[indexOf(matches, last)] = last;
    for (const { to, side, goesOn } of waysFrom(last)) {
      const next = matchAt(matches, to);
      if (!next || isSame(next[side], goesOn)) continue;
      if (next.games && !next.isWalkover) return { is: 'overtaken' };
      const [one, two] = side === 'one' ? [goesOn, next.two] : [next.one, goesOn];
      changed.push(playedMatch(next, one, two, { score: null, withdrawn }));
    }
  }
  return { is: 'made', bracket: { matches, champion: championOf(matches) } };
}

interface Way {
  readonly to: Place;
  readonly side: 'one' | 'two';
  readonly goesOn: Side;
}

/** Where the two of a match go on to. */
function waysFrom({ stage, round, index, winner, loser }: BracketMatch): Way[] {
  if (round === 'third') return [];
  const side = index % 2 === 0 ? 'one' : 'two';
  const next: Way = { to: { round: round + 1, index: Math.floor(index / 2) }, side, goesOn: winner };
  return stage === 'SEMIFINAL' ? [next, { to: { round: 'third', index: 0 }, side, goesOn: loser }] : [next];
}

function matchAt(matches: readonly BracketMatch[], place: Place): BracketMatch | undefined {
  return matches[indexOf(matches, place)];
}

function indexOf(matches: readonly BracketMatch[], { round, index }: Place): number {
  return matches.findIndex((match) => match.index === index && match.round === round);
}

function isSame(a: Side, b: Side): boolean {
  return a.is === b.is && (a.is !== 'known' || b.is !== 'known' || a.id === b.id);
}
