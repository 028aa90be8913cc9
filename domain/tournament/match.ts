import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Double } from './double.ts';
import { type Games, MOST_GAMES, walkoverFor } from './score.ts';

/** The stages of a tournament, in playing order. */
export const STAGES = [
  'GRUPOS',
  'ELIMINATORIAS',
  'OITAVAS',
  'QUARTAS',
  'SEMIFINAL',
  'TERCEIRO_LUGAR',
  'FINAL',
] as const;
export const Stage = Schema.Literals(STAGES);
export type Stage = typeof Stage.Type;

/** Why a side did not play a match: it did not come, gave up the match, or somebody was hurt. */
export const WalkoverReason = Schema.Literals(['absent', 'gaveUp', 'hurt']);
export type WalkoverReason = typeof WalkoverReason.Type;

const decided = { absent: Id, reason: WalkoverReason };

/**
 * A match that the organizer decides because a side does not play, or not on. `absent`: the id of that double. `isMidway`: the
 * match had begun, so that it is a win on court.
 */
const Walkover = Schema.Struct({ ...decided, isMidway: Schema.optionalKey(Schema.Boolean) });

/** One more wins. */
const GamesSoFar = Schema.optionalKey(
  Schema.Int.check(
    Schema.isBetween({ minimum: 0, maximum: MOST_GAMES - 1 }, { message: `O placar vai de 0 a ${MOST_GAMES - 1}.` }),
  ),
);

/** How such a match is declared: with the games until then, of one that had begun. */
export const DeclaredWalkover = Schema.Struct({
  ...decided,
  doubleOneScore: GamesSoFar,
  doubleTwoScore: GamesSoFar,
}).check(
  Schema.makeFilter(
    ({ reason, doubleOneScore: one = 0, doubleTwoScore: two = 0 }) =>
      reason !== 'absent' || one + two === 0 || 'Quem não compareceu não jogou nenhum game.',
  ),
);
export type DeclaredWalkover = typeof DeclaredWalkover.Type;

/** What a declared walkover comes to, and whether the match had begun. @param one id of the first double */
export function walkoverBy(
  { absent, doubleOneScore = 0, doubleTwoScore = 0 }: DeclaredWalkover,
  one: string | null,
): { readonly games: Games; readonly isMidway: boolean } {
  const games = walkoverFor(absent === one ? 'two' : 'one', [doubleOneScore, doubleTwoScore]);
  return { games, isMidway: doubleOneScore + doubleTwoScore > 0 };
}

const scored = {
  /** Games won; both are present once the match has a winner. */
  doubleOneScore: Schema.optionalKey(Schema.Int),
  doubleTwoScore: Schema.optionalKey(Schema.Int),
  /** A side withdrew: the match was not played and cannot be scored. */
  isWalkover: Schema.Boolean,
  /** The organizer decided the match. Unlike `isWalkover`, it is edited and deleted like a score. */
  walkover: Schema.optionalKey(Walkover),
};

/** A match whose two sides are known. */
export const Match = Schema.Struct({
  id: Id,
  stage: Stage,
  group: Schema.optionalKey(Schema.Struct({ name: Schema.String })),
  doubleOne: Double,
  doubleTwo: Double,
  ...scored,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Match = typeof Match.Type;

/** A match of the bracket, whose sides may still be open. `round` starts at 1; 0 is the third place match. */
export const BracketPlace = Schema.Struct({
  id: Id,
  stage: Stage,
  round: Schema.Int,
  index: Schema.Int,
  doubleOne: Schema.optionalKey(Double),
  doubleTwo: Schema.optionalKey(Double),
  ...scored,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type BracketPlace = typeof BracketPlace.Type;

/** The phase of a category. */
export const Phase = Schema.Literals(['registrations', 'groups', 'matches', 'secondPhase']);
export type Phase = typeof Phase.Type;
