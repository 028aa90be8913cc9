import type { Drawn } from './draw.ts';
import type { Games } from './score.ts';

/** A match of a group with its score, or without one yet. */
export interface GroupMatch {
  readonly one: string;
  readonly two: string;
  readonly games: Games | null;
}

export interface GroupEntrant extends Drawn {
  /** Who gave up stays in the table, last. */
  readonly isWithdrawn: boolean;
}

/** What an entrant has done in its group; all of it follows from the matches. */
export interface Standing extends GroupEntrant {
  readonly played: number;
  readonly wins: number;
  readonly points: number;
  readonly gamesWon: number;
  readonly gamesLost: number;
  /** Games won less lost. */
  readonly balance: number;
}
