import { Schema } from 'effect';
import { ArenaBlock } from './arenaBlock.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';

/** What whoever was asked whether a record is theirs may say. Whoever takes a yes back says no. */
export const RECORD_ANSWERS = ['accepted', 'refused'] as const;
const RecordAnswer = Schema.Literals(RECORD_ANSWERS);

/** A record that was found to be the same person's as another, in the list of what can be taken out again. */
export const JoinedRecord = Schema.Struct({
  id: Id,
  name: Schema.String,
  phone: Schema.optionalKey(Schema.String),
  since: Day,
  note: Schema.String,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type JoinedRecord = typeof JoinedRecord.Type;

const Named = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));

/** The account that a record is joined to, or whose person was asked. Without an answer the question waits for one. */
export const RecordAccount = Schema.Struct({ player: Named, answer: Schema.optionalKey(RecordAnswer) });
export type RecordAccount = typeof RecordAccount.Type;

/** Accounts that gave the record's phone when they booked here by themselves: whose person may be asked. At most so many. */
export const MOST_ACCOUNTS = 5;
export const Accounts = Schema.Array(Named);

/** What a player sees of an arena's record of them: that there is one. Its id is the record's. */
export const OwnRecord = Schema.Struct({
  id: Id,
  arena: ArenaBlock.fields.arena,
  askedAt: Instant,
  answer: Schema.optionalKey(RecordAnswer),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type OwnRecord = typeof OwnRecord.Type;
