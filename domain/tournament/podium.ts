import type { Double } from './double.ts';
import type { BracketPlace, Stage } from './match.ts';
import { winnerSide } from './score.ts';

/** Who won a category; second and third only as far as a match decided them. */
export interface Podium {
  readonly first: Double;
  readonly second?: Double;
  readonly third?: Double;
}

/**
 * The podium of a finished category. Without a final, because nobody was left to play it, the champion stands there alone;
 * without a match for the third place nobody is third.
 */
export function podiumOf(bracket: readonly BracketPlace[], champion: Double): Podium {
  const second = decided(bracket, 'FINAL')?.loser;
  const third = decided(bracket, 'TERCEIRO_LUGAR')?.winner;
  return { first: champion, ...(second && { second }), ...(third && { third }) };
}

function decided(bracket: readonly BracketPlace[], wanted: Stage) {
  const match = bracket.find(({ stage }) => stage === wanted);
  if (!match || match.doubleOneScore === undefined || match.doubleTwoScore === undefined) return undefined;
  const { doubleOne: one, doubleTwo: two } = match;
  const isOne = winnerSide([match.doubleOneScore, match.doubleTwoScore]) === 'one';
  return isOne ? { winner: one, loser: two } : { winner: two, loser: one };
}
