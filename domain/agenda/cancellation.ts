import { Schema } from 'effect';
import { Instant } from '../contract/id.ts';
import { Reais } from '../money/money.ts';
import { DESK_METHODS } from './movement.ts';

/** What becomes of money that an arena has received for a reservation that it cancels. */
export const BECOMES = ['refund', 'deposit', 'credit'] as const;
export type Becomes = (typeof BECOMES)[number];

/** What the desk saw as received, and what becomes of it: returned at once and how, kept, or the player's credit. */
export const ReceivedMoney = Schema.Struct({
  value: Reais,
  becomes: Schema.Literals(BECOMES),
  /** How it is returned; only then. */
  method: Schema.optionalKey(Schema.Literals(DESK_METHODS)),
}).check(
  Schema.makeFilter(
    ({ becomes, method }) => (becomes === 'refund') === (method !== undefined) || 'Diga como o valor é devolvido.',
  ),
);
export type ReceivedMoney = typeof ReceivedMoney.Type;

/** The wish to cancel at the desk; `received` is missing when nothing was received. */
export const DeskCancellation = Schema.Struct({ received: Schema.optionalKey(ReceivedMoney) });

/** A cancellation at the desk as it is shown. Only the arena's owner sees who cancelled, if anybody knows. */
export const Cancellation = Schema.Struct({
  at: Instant,
  by: Schema.optionalKey(Schema.String),
  received: Schema.optionalKey(ReceivedMoney),
});
