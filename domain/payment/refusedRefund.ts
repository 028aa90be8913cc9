import { Schema } from 'effect';
import { Id, Instant } from '../values/id.ts';
import { Reais } from '../values/money.ts';

/** A refund of a PIX, of a cart or a bill, that the bank refused, so a person has to return the money. */
export const RefusedRefund = Schema.Struct({
  id: Id,
  payer: Schema.Struct({ name: Schema.String, phone: Schema.optionalKey(Schema.String) }),
  amount: Reais,
  /** The time of the PIX payment. */
  paidAt: Instant,
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type RefusedRefund = typeof RefusedRefund.Type;
