import { standsAlone } from './bracket.ts';
import { type Games, walkoverFor } from './score.ts';

/** What stands for a match of a group: its score, or a walkover when one of the two gave up before it was played. */
export interface GroupScore {
  /** `null` while it is to be played. */
  readonly games: Games | null;
  readonly isWalkover: boolean;
}

interface Meeting {
  readonly one: string;
  readonly two: string;
  /** As played; a walkover is none. */
  readonly games: Games | null;
}

/**
 * What was played stands, also of those who gave up since; what was not, or is taken back, goes to the other side.
 * @param withdrawn who gave up, in the order in which they did
 */
export function groupScoreOf({ one, two, games }: Meeting, withdrawn: readonly string[]): GroupScore {
  if (games) return { games, isWalkover: false };
  const alone = standsAlone(one, two, withdrawn);
  return alone ? { games: walkoverFor(alone), isWalkover: true } : { games: null, isWalkover: false };
}
