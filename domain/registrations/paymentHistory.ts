import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { Reais } from '../values/money.ts';

/**
 * What became of a PIX. `requested`: the bank has not sent its code yet. `expired`: nobody paid it. `partRefunded`: some
 * of what it paid went back. `disputed`: its payer contests it; `charged_back`: and the bank took the money.
 */
export const PixFate = Schema.Literals([
  'requested',
  'pending',
  'expired',
  'paid',
  'partRefunded',
  'refunded',
  'disputed',
  'charged_back',
]);
export type PixFate = typeof PixFate.Type;

/** Somebody's place in a registration: what it costs, and in which category. */
const Share = Schema.Struct({
  category: Schema.String,
  /** Who plays there, not who pays. */
  name: Schema.String,
  amount: Reais,
});
export type Share = typeof Share.Type;

/** Money of a PIX that goes or went back. `refused`: the bank cannot do it, so a person has to return it. */
const HistoryRefund = Schema.Struct({
  amount: Reais,
  state: Schema.Literals(['underWay', 'done', 'refused']),
  since: Instant,
  doneAt: Schema.optionalKey(Instant),
  /** Whose share it is; absent when the whole PIX goes back. */
  share: Schema.optionalKey(Share),
});
export type HistoryRefund = typeof HistoryRefund.Type;

/** One PIX of a cart, and for whom it pays. */
const HistoryPix = Schema.Struct({
  id: Id,
  amount: Reais,
  fate: PixFate,
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: Schema.optionalKey(Instant),
  shares: Schema.Array(Share),
  refunds: Schema.Array(HistoryRefund),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type HistoryPix = typeof HistoryPix.Type;

/** A cart of one event with all its PIX, the newest first, and what is in it that no PIX has paid for or waits for. */
export const HistoryCart = Schema.Struct({
  id: Id,
  event: Schema.Struct({ id: Id, name: Schema.String }),
  createdAt: Instant,
  owed: Schema.Array(Share),
  pix: Schema.Array(HistoryPix),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type HistoryCart = typeof HistoryCart.Type;

interface Charged {
  readonly status: 'requested' | 'pending' | 'approved' | 'cancelled' | 'refunded' | 'disputed' | 'charged_back';
  readonly expiresAt: Date;
  /** Centavos that went back. */
  readonly refunded: number;
}

/** What a payer reads of a charge. A code counts as expired by the clock, also before the bank has said so. */
export function fateOf({ status, expiresAt, refunded }: Charged, now: Date): PixFate {
  if (status === 'approved') return refunded > 0 ? 'partRefunded' : 'paid';
  if (status === 'cancelled') return 'expired';
  if (status !== 'pending') return status;
  return expiresAt > now ? 'pending' : 'expired';
}
