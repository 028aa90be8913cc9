import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { Double } from './double.ts';

/** Where in a tournament a match is played, in the order in which they follow each other. */
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

const scored = {
  /** Games; both are there once somebody has won. */
  doubleOneScore: Schema.optionalKey(Schema.Int),
  doubleTwoScore: Schema.optionalKey(Schema.Int),
  /** One side gave up: it was not played, and cannot be scored. */
  isWalkover: Schema.Boolean,
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

/** A place of the bracket, where a side may still be open. `round` is from 1, and 0 for the third place. */
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

/** How far a category has come. */
export const Phase = Schema.Literals(['registrations', 'groups', 'matches', 'secondPhase']);
export type Phase = typeof Phase.Type;
