import { type Bracket, type BracketMatch, championOf, type Place, playedMatch, type Side } from './bracket.ts';
import type { Games } from './score.ts';

/**
 * The result of a score's change. `unknown`: the match does not exist, or a side is open. `decided`: the match is a
 * walkover. `overtaken`: a later match that would get another side already has a score.
 */
export type ScoreChange =
  | { readonly is: 'made'; readonly bracket: Bracket }
  | { readonly is: 'unknown' | 'decided' | 'overtaken' };

/**
 * Sets, changes or clears (`null`) the score of a match. A score with the same winner is always allowed. Another winner
 * replaces the old one in the following matches, as long as none of those has a score. Other matches are not checked.
 * @param withdrawn ids of the doubles that withdrew, in that order
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

/** The matches to which a match's winner and, from a semifinal, its loser go on. */
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
