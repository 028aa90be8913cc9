import { standsAlone } from './bracket.ts';
import { type Games, walkoverFor } from './score.ts';

/** The result of a group's match: its score, or a walkover when a side withdrew before it was played. */
export interface GroupScore {
  /** `null` until it is played. */
  readonly games: Games | null;
  readonly isWalkover: boolean;
}

interface Meeting {
  readonly one: string;
  readonly two: string;
  /** As played; `null` also for a walkover. */
  readonly games: Games | null;
}

/**
 * A played match keeps its score, even if a side withdraws later. A match without a score goes to the side that has not
 * withdrawn.
 * @param withdrawn ids of the doubles that withdrew, in that order
 */
export function groupScoreOf({ one, two, games }: Meeting, withdrawn: readonly string[]): GroupScore {
  if (games) return { games, isWalkover: false };
  const alone = standsAlone(one, two, withdrawn);
  return alone ? { games: walkoverFor(alone), isWalkover: true } : { games: null, isWalkover: false };
}
