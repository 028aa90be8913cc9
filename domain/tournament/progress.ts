import type { Match } from './match.ts';

type Scored = Pick<Match, 'doubleOneScore' | 'isWalkover'>;

/** Whether a match was played: a walkover has a score, but nobody played for it. */
function isPlayed({ doubleOneScore, isWalkover }: Scored): boolean {
  return doubleOneScore !== undefined && !isWalkover;
}

type Played = Pick<Match, 'stage' | 'doubleOneScore' | 'isWalkover'>;

/** How many matches of the groups are still to be scored before the second phase can be made. */
export function missingScores(matches: readonly Played[]): number {
  return matches.filter(({ stage, doubleOneScore }) => stage === 'GRUPOS' && doubleOneScore === undefined).length;
}

/** Whether the knockout cannot be made anew: sixteen are in it, or something of it was played. */
export function isSecondPhaseSettled(matches: readonly Played[]): boolean {
  return matches.some((match) => match.stage === 'OITAVAS' || (match.stage !== 'GRUPOS' && isPlayed(match)));
}
