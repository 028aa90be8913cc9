import { Schema } from 'effect';
import { Id } from '../values/id.ts';

/** A player of a tournament. `wins`: scored matches that they won in all tournaments. */
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
  /** The third and fourth member of a team. */
  others: Schema.optionalKey(Schema.Array(TournamentPlayer)),
};

/** A side of a match: a pair, a team of four, or two players who were drawn together. */
export const Double = Schema.Struct(sides).pipe(Schema.encodeKeys({ id: '_id' }));
export type Double = typeof Double.Type;

/** A double in the table of its group. All figures are computed from the matches. */
export const GroupDouble = Schema.Struct({
  ...sides,
  points: Schema.Int,
  /** Games won minus games lost. */
  pointsBalance: Schema.Int,
  /** Games won divided by games played, from 0 to 1. */
  coefficient: Schema.Finite,
  /** At present among the doubles that go on to the second phase. */
  isQualified: Schema.Boolean,
  isWithdrawn: Schema.Boolean,
  /** Matches of the group that the organizer decided against this double, which did not play. */
  walkovers: Schema.optionalKey(Schema.Int),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type GroupDouble = typeof GroupDouble.Type;

/** A group with its table, the leader first. `reason`: the rules that broke ties on points; empty when there was none. */
export const Group = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  doubles: Schema.Array(GroupDouble),
  reason: Schema.String,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Group = typeof Group.Type;
