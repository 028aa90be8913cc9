import { Schema } from 'effect';
import { Id, Instant } from '../contract/id.ts';

/** For how many days players can become scorers by a link. */
export const SCORER_LINK_DAYS = 7;

/** The most scorers of a category. */
export const MOST_SCORERS = 20;

/** The secret of a scorers' link: 32 random bytes in base64url. The organizer's browser makes it; the server keeps its hash. */
export const ScorerToken = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/, { message: 'Este link não é válido.' }));

/** Somebody who writes scores of a category besides its organizer. */
export const Scorer = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  since: Instant,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type Scorer = typeof Scorer.Type;
