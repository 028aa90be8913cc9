import { Schema } from 'effect';
import { BECOMES } from '../ledger/cancellation.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';

/** Who did what to something, and when. */
export const Deed = Schema.Struct({
  at: Instant,
  /** The name of the call. Not a fixed list: another version of the server may have written the entry. */
  deed: Schema.String,
  /** What they acted as. */
  role: Schema.String,
  /** Their name today; absent for visitors and providers. */
  by: Schema.optionalKey(Schema.String),
  /** The sum that the request named, or else what was paid, returned or taken back by it. */
  value: Schema.optionalKey(Reais),
  /** Of a cancellation at the desk: what had been received, and what became of it. */
  received: Schema.optionalKey(
    Schema.Struct({ value: Reais, becomes: Schema.Literals(BECOMES), part: Schema.optionalKey(Reais) }),
  ),
});
export type Deed = typeof Deed.Type;

/** One of all that was done at an arena. */
export const ArenaDeed = Schema.Struct({
  ...Deed.fields,
  id: Id,
  /** Who did it, to look for what else they did. */
  person: Schema.optionalKey(Id),
  /** The name today of the person to whom it was done. */
  to: Schema.optionalKey(Schema.String),
  /** The reservation to which it was done: its first hour, and whose it is today. */
  reservation: Schema.optionalKey(
    Schema.Struct({
      id: Id,
      date: Day,
      startHour: Schema.optionalKey(Schema.Int),
      who: Schema.optionalKey(Schema.String),
    }).pipe(Schema.encodeKeys({ id: '_id' })),
  ),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ArenaDeed = typeof ArenaDeed.Type;

/** What the audit of all arenas and of the platform holds, and what its last check found. */
export const AuditState = Schema.Struct({
  entries: Schema.Int,
  /** Entries that are not sealed yet; the oldest of them waits since `unsealedSince`. */
  unsealed: Schema.Int,
  unsealedSince: Schema.optionalKey(Instant),
  /** What was new in every chain, and some of what was old, was checked since then; chains that began later were not. */
  checkedAt: Schema.optionalKey(Instant),
  /** The first entry of each chain that is missing or not what was sealed; without `place` it is the platform's. */
  faults: Schema.Array(Schema.Struct({ place: Schema.optionalKey(Schema.String), number: Schema.Int })),
});
export type AuditState = typeof AuditState.Type;
