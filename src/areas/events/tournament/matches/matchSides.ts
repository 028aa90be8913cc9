import type { Double } from '../../../../../domain/tournament/double.ts';
import type { BracketPlace } from '../../../../../domain/tournament/match.ts';
import { winnerSide } from '../../../../../domain/tournament/score.ts';

/** A match of a group, or a place of the bracket where a side may still be open. */
export type Shown = Omit<BracketPlace, 'round' | 'index'> & { readonly group?: { readonly name: string } };

/** All players of one side, in the order in which they registered. */
export function playersOf({ playerOne, playerTwo, others = [] }: Double) {
  return [playerOne, ...(playerTwo ? [playerTwo] : []), ...others];
}

/** `Ana Souza / Bia Prado` */
export function namesOf(double: Double): string {
  return playersOf(double)
    .map(({ name }) => name)
    .join(' / ');
}

export function winsOf(double: Double): number {
  return playersOf(double).reduce((sum, { stats }) => sum + stats.wins, 0);
}

/** The winner; `undefined` while there is no score. */
export function winnerOf({ doubleOneScore, doubleTwoScore }: Shown): 'one' | 'two' | undefined {
  if (doubleOneScore === undefined || doubleTwoScore === undefined) return undefined;
  return winnerSide([doubleOneScore, doubleTwoScore]);
}

/** `6 - 3` */
export function resultOf({ doubleOneScore, doubleTwoScore }: Shown): string | undefined {
  if (doubleOneScore === undefined || doubleTwoScore === undefined) return undefined;
  return `${doubleOneScore} - ${doubleTwoScore}`;
}
