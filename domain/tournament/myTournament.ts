import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { IsoDay } from '../values/days/day.ts';
import { CategoryStatus, DoubleFormat } from '../events/category.ts';
import { Reais } from '../values/money.ts';
import { RegistrationStatus } from '../registrations/registration.ts';
import { Stage } from './match.ts';
import type { Games } from './score.ts';

/** A row of the table of the player's group. */
const GroupRow = Schema.Struct({
  id: Id,
  /** The players of the double, in the order in which they registered. */
  names: Schema.Array(Schema.String),
  points: Schema.Int,
  /** Games won minus games lost. */
  pointsBalance: Schema.Int,
  isQualified: Schema.Boolean,
  isWithdrawn: Schema.Boolean,
  /** The player's own double. */
  isOwn: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type GroupRow = typeof GroupRow.Type;

/** A match of the player's double, seen from its side. */
const OwnMatch = Schema.Struct({
  id: Id,
  stage: Stage,
  group: Schema.optionalKey(Schema.Struct({ name: Schema.String })),
  /** The other side's players; absent while nobody has reached it. */
  opponents: Schema.optionalKey(Schema.Array(Schema.String)),
  /** Games won by the player's double and by the other; absent before the match. */
  score: Schema.optionalKey(Schema.Struct({ own: Schema.Int, theirs: Schema.Int })),
  isWalkover: Schema.Boolean,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type OwnMatch = typeof OwnMatch.Type;

/** A category of which the player writes scores: which, and where it is played. */
export const ScoredTournament = Schema.Struct({
  event: Schema.Struct({
    id: Id,
    name: Schema.String,
    arenaName: Schema.String,
    address: Schema.Struct({ city: Schema.String, street: Schema.String }),
  }),
  tournament: Schema.Struct({
    id: Id,
    name: Schema.String,
    category: Schema.String,
    doubleFormat: DoubleFormat,
    tournamentDate: Schema.Struct({ startDate: IsoDay }),
    status: CategoryStatus,
    organizerId: Id,
  }).pipe(Schema.encodeKeys({ id: '_id' })),
});
export type ScoredTournament = typeof ScoredTournament.Type;

/** A category that the player is in, with everything that concerns the player. */
export const MyTournament = Schema.Struct({
  ...ScoredTournament.fields,
  /** Who plays with the player: named in the registration, or drawn. */
  partners: Schema.Array(Schema.String),
  status: RegistrationStatus,
  /** What the player has still to pay: the shares in their cart, or their own share to the organizer. */
  owed: Reais,
  paymentViaGateway: Schema.Boolean,
  /** Absent before the draw. */
  group: Schema.optionalKey(Schema.Struct({ name: Schema.String, doubles: Schema.Array(GroupRow) })),
  next: Schema.optionalKey(OwnMatch),
  last: Schema.optionalKey(OwnMatch),
  /** The player's double has won the final. */
  isChampion: Schema.Boolean,
});
export type MyTournament = typeof MyTournament.Type;

interface Played {
  readonly games: Games | null;
}

/**
 * The first match without a score, and the last one with a score. When matches were played is not stored, so their order is
 * that of the schedule.
 * @param matches of one double, in playing order
 */
export function nextAndLast<M extends Played>(matches: readonly M[]): { readonly next?: M; readonly last?: M } {
  const next = matches.find(({ games }) => games === null);
  const last = matches.findLast(({ games }) => games !== null);
  return { ...(next && { next }), ...(last && { last }) };
}
