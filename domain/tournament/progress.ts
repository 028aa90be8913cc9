import type { Match } from './match.ts';

type Scored = Pick<Match, 'doubleOneScore' | 'isWalkover'>;

/** Whether a match was played. A walkover has a score but was not played. */
function isPlayed({ doubleOneScore, isWalkover }: Scored): boolean {
  return doubleOneScore !== undefined && !isWalkover;
}

type Played = Pick<Match, 'stage' | 'doubleOneScore' | 'isWalkover'>;

/** How many group matches still need a score before the second phase can be created. */
export function missingScores(matches: readonly Played[]): number {
  return matches.filter(({ stage, doubleOneScore }) => stage === 'GRUPOS' && doubleOneScore === undefined).length;
}

/** Whether the knockout cannot be created again: it has a round of 16, or one of its matches was played. */
export function isSecondPhaseSettled(matches: readonly Played[]): boolean {
  return matches.some((match) => match.stage === 'OITAVAS' || (match.stage !== 'GRUPOS' && isPlayed(match)));
}
