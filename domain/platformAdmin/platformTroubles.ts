import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { Reais } from '../values/money.ts';

/** At most so many of each list are shown; the counts beside them tell of all. */
export const MOST_SHOWN = 100;

/** A job of the outbox that failed at least once and is still tried. */
export const FailingJob = Schema.Struct({
  id: Id,
  /** Not a fixed list: another version of the server may have written the job. */
  kind: Schema.String,
  attempts: Schema.Int,
  createdAt: Instant,
  /** When it is tried next; an instant that has passed means now. */
  nextTryAt: Instant,
  /** Names and codes of the error, without what it quotes. */
  lastError: Schema.optionalKey(Schema.String),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type FailingJob = typeof FailingJob.Type;

/** What a charge was for: a reservation's arena and day, or a cart's event. */
const Purpose = {
  /** The name of the arena or the event. */
  place: Schema.String,
  day: Schema.optionalKey(Day),
  event: Schema.optionalKey(Id),
};

/** A refund that the provider has not taken yet, or refused for good. */
export const OpenRefund = Schema.Struct({
  charge: Id,
  /** A cart's charge may owe several. */
  part: Schema.String,
  state: Schema.Literals(['owed', 'refused']),
  amount: Reais,
  since: Instant,
  ...Purpose,
});
export type OpenRefund = typeof OpenRefund.Type;

/** A charge that needs a person: its payer disputes it, or its provider's account is not set up here. */
export const TroubledCharge = Schema.Struct({ charge: Id, amount: Reais, since: Instant, ...Purpose });
export type TroubledCharge = typeof TroubledCharge.Type;

/** What an operator looks after. */
export const PlatformTroubles = Schema.Struct({
  failingJobs: Schema.Array(FailingJob),
  openRefunds: Schema.Array(OpenRefund),
  disputes: Schema.Array(TroubledCharge),
  unreachable: Schema.Array(TroubledCharge),
  counts: Schema.Struct({
    failingJobs: Schema.Int,
    openRefunds: Schema.Int,
    disputes: Schema.Int,
    unreachable: Schema.Int,
  }),
});
export type PlatformTroubles = typeof PlatformTroubles.Type;
