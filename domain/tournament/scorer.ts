import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';

/** For how many days players can become scorers by a link. */
export const SCORER_LINK_DAYS = 7;

/** The most scorers of a category. */
export const MOST_SCORERS = 20;

/** Somebody who writes scores of a category besides its organizer. */
export const Scorer = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  since: Instant,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Scorer = typeof Scorer.Type;
