import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';

/**
 * Somebody whom the desk finds while it types: first who has been at the arena, by an account or by the desk's own record; then
 * other players, of whom it sees name and picture alone.
 */
export const FoundCustomer = Schema.Struct({
  id: Id,
  /** `account`: the id is of a player with an account. `record`: of the arena's own record. */
  kind: Schema.Literals(['record', 'account']),
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  /** Of a record, and of a player who booked here by themselves. */
  phone: Schema.optionalKey(Schema.String),
  /** Has been here, or is going to be; other players are not. */
  isOwn: Schema.Boolean,
  /** The last day on which they played here, and the next one on which they will. */
  lastGame: Schema.optionalKey(Day),
  nextGame: Schema.optionalKey(Day),
  /** What they owe, as in 'Pendências', and what the arena owes them. */
  owed: Schema.optionalKey(TotalReais),
  credit: Schema.optionalKey(TotalReais),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type FoundCustomer = typeof FoundCustomer.Type;
