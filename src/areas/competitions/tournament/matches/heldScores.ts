import { Result, Schema } from 'effect';
import { type Held, isScore } from '#domain/offline/held.ts';
import { DeclaredWalkover, walkoverBy } from '#domain/tournament/match.ts';
import { Score } from '#domain/tournament/score.ts';
import type { Shown } from './matchSides.ts';

type Scored = Pick<Shown, 'id' | 'doubleOne' | 'doubleTwo' | 'doubleOneScore' | 'doubleTwoScore' | 'walkover'>;

const toScore = Schema.decodeUnknownResult(Score);
const toWalkover = Schema.decodeUnknownResult(DeclaredWalkover);

/** The matches as they are once what waits in this browser was sent; those that nothing waits for are the same objects. */
export function withHeld<M extends Scored>(
  matches: readonly M[],
  held: readonly Held[],
): readonly (M & { isHeld?: true })[] {
  const scores = held.filter(isScore);
  if (scores.length === 0) return matches;
  return matches.map((match) => {
    const last = scores.findLast(({ subject }) => subject === match.id);
    return last ? { ...scoredBy(match, last), isHeld: true } : match;
  });
}

/** A match with the score that was held for it. */
export function scoredBy<M extends Scored>(match: M, { call, body }: Pick<Held, 'call' | 'body'>): M {
  if (call !== 'declareWalkover') {
    const score = toScore(body);
    return Result.isSuccess(score) ? { ...match, ...score.success } : match;
  }
  const walkover = toWalkover(body);
  if (!Result.isSuccess(walkover)) return match;
  const { absent, reason } = walkover.success;
  const { games, isMidway } = walkoverBy(walkover.success, match.doubleOne?.id ?? null);
  const [doubleOneScore, doubleTwoScore] = games;
  return { ...match, doubleOneScore, doubleTwoScore, walkover: { absent, reason, ...(isMidway && { isMidway }) } };
}
