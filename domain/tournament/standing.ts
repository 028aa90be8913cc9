import type { Drawn } from './draw.ts';
import type { Games } from './score.ts';

/** A match of a group with its score, or without one yet. */
export interface GroupMatch {
  readonly one: string;
  readonly two: string;
  readonly games: Games | null;
}

export interface GroupEntrant extends Drawn {
  /** A double that withdrew stays in the table, at the end. */
  readonly isWithdrawn: boolean;
}

/** An entrant's results in its group, all computed from the matches. */
export interface Standing extends GroupEntrant {
  readonly played: number;
  readonly wins: number;
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Games won minus games lost. */
  readonly balance: number;
}
