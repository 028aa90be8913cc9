import type { Double } from '#domain/tournament/double.ts';
import type { BracketPlace } from '#domain/tournament/match.ts';
import { winnerSide } from '#domain/tournament/score.ts';
import { playersOf } from '#domain/tournament/sides.ts';

/** A match of a group, or a place of the bracket where a side may still be open. `isHeld`: its score waits in this browser to be sent. */
export type Shown = Omit<BracketPlace, 'round' | 'index'> & {
  readonly group?: { readonly name: string };
  readonly isHeld?: true;
};

/** Where each side of a match has its games. */
export const SIDES = [
  { field: 'doubleOneScore', double: 'doubleOne' },
  { field: 'doubleTwoScore', double: 'doubleTwo' },
] as const;

export function winsOf(double: Double): number {
  return playersOf(double).reduce((sum, { stats }) => sum + stats.wins, 0);
}

/** The winner; `undefined` while there is no score. */
export function winnerOf({ doubleOneScore, doubleTwoScore }: Shown): 'one' | 'two' | undefined {
  if (doubleOneScore === undefined || doubleTwoScore === undefined) return undefined;
  return winnerSide([doubleOneScore, doubleTwoScore]);
}

/** Whether both sides are known and none has won: a match that can be played now. */
export function isToPlay(match: Shown): boolean {
  return match.doubleOne !== undefined && match.doubleTwo !== undefined && winnerOf(match) === undefined;
}

/** `6 - 3` */
export function resultOf({ doubleOneScore, doubleTwoScore }: Shown): string | undefined {
  if (doubleOneScore === undefined || doubleTwoScore === undefined) return undefined;
  return `${doubleOneScore} - ${doubleTwoScore}`;
}
