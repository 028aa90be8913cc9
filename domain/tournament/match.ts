import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { Double } from './double.ts';

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

/** A match that the organizer decides without play. `absent`: the id of the double that did not play. */
export const Walkover = Schema.Struct({ absent: Id, reason: WalkoverReason });
export type Walkover = typeof Walkover.Type;

const scored = {
  /** Games won; both are present once the match has a winner. */
  doubleOneScore: Schema.optionalKey(Schema.Int),
  doubleTwoScore: Schema.optionalKey(Schema.Int),
  /** A side withdrew: the match was not played and cannot be scored. */
  isWalkover: Schema.Boolean,
  /** The organizer decided the match without play. Unlike `isWalkover`, it is edited and deleted like a score. */
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
