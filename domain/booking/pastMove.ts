import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';

/** The hours that a reservation had at some time, by court. */
const PastHours = Schema.Struct({
  date: Day,
  courts: Schema.Array(Schema.Struct({ name: Schema.String, startHours: Schema.Array(StartHour) })),
});
export type PastHours = typeof PastHours.Type;

/** A change of a reservation's hours as the desk reads it later: by whom, from where to where, and whether it was undone. */
export const PastMove = Schema.Struct({
  at: Instant,
  by: Schema.optionalKey(Schema.String),
  before: PastHours,
  /** Unknown of changes that the version before made. */
  after: Schema.optionalKey(PastHours),
  undoneAt: Schema.optionalKey(Instant),
  undoneBy: Schema.optionalKey(Schema.String),
  /** Nothing has followed it; whether its hours are still free is found out by the undo. */
  isUndoable: Schema.Boolean,
});
export type PastMove = typeof PastMove.Type;
