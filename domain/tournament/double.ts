import { Schema } from 'effect';
import { Id } from '../contract/id.ts';

/** One who plays. `wins`: scored matches that they won, over all tournaments. */
export const TournamentPlayer = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  stats: Schema.Struct({ wins: Schema.Int }),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type TournamentPlayer = typeof TournamentPlayer.Type;

const sides = {
  id: Id,
  playerOne: TournamentPlayer,
  playerTwo: Schema.optionalKey(TournamentPlayer),
  /** The rest of a team. */
  others: Schema.optionalKey(Schema.Array(TournamentPlayer)),
};

/** Who plays together: a pair, a team of four, or two who were drawn. */
export const Double = Schema.Struct(sides).pipe(Schema.encodeKeys({ id: '_id' }));
export type Double = typeof Double.Type;

/** A double in the table of its group. All figures follow from the matches. */
export const GroupDouble = Schema.Struct({
  ...sides,
  points: Schema.Int,
  /** Games won less lost. */
  pointsBalance: Schema.Int,
  /** Games won of those played, from 0 to 1. */
  coefficient: Schema.Number,
  /** One of the two with points who go on, as things stand. */
  isQualified: Schema.Boolean,
  isWithdrawn: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type GroupDouble = typeof GroupDouble.Type;

/** A group with its table, the leader first. `reason`: which rule told equal points apart; empty when none had to. */
export const Group = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  doubles: Schema.Array(GroupDouble),
  reason: Schema.String,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Group = typeof Group.Type;
