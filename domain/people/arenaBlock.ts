import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';

/** An arena that a player does not want to be reached by. */
export const ArenaBlock = Schema.Struct({
  arena: Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' })),
  since: Instant,
});
export type ArenaBlock = typeof ArenaBlock.Type;
