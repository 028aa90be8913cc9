import { Schema } from 'effect';
import { Instant } from '../values/id.ts';

/** That a reservation was given to somebody else, as the desk reads it later: by whom, who had it, and whether it was undone. */
export const PastGiving = Schema.Struct({
  at: Instant,
  by: Schema.optionalKey(Schema.String),
  /** The name of who had it. */
  before: Schema.String,
  undoneAt: Schema.optionalKey(Instant),
  undoneBy: Schema.optionalKey(Schema.String),
  /** Nothing has followed it. */
  isUndoable: Schema.Boolean,
});
export type PastGiving = typeof PastGiving.Type;
