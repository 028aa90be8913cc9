import { Schema } from 'effect';
import { DESK_METHODS } from '../ledger/movement.ts';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { positiveReais, Reais } from '../values/money.ts';
import { Credits } from './credits.ts';

const PRICE_MESSAGE = 'Informe um valor válido';
const Price = positiveReais(PRICE_MESSAGE);
const Method = Schema.Literals(DESK_METHODS);

/** Credits that are sold at the desk: a voucher that takes the whole price off, and the payment for it, in one. */
export const NewSale = Schema.Struct({
  player: Id,
  credits: Credits,
  price: Price,
  method: Method,
  expire: Schema.optionalKey(Day),
});
export type NewSale = typeof NewSale.Type;

/**
 * What a voucher was sold for. `isUndoable`: none of its credits is in use, and nothing was given back. `rest`: what its unused
 * credits are worth, absent while that is nothing.
 */
export const Sale = Schema.Struct({
  price: Reais,
  method: Method,
  isUndoable: Schema.Boolean,
  rest: Schema.optionalKey(Reais),
});

/** What becomes of credits that were sold and are not used: the sum that was seen is returned, and how, or becomes the player's credit. */
export const RestReturn = Schema.Struct({
  value: Price,
  becomes: Schema.Literals(['refund', 'credit']),
  /** How it is returned; only then. */
  method: Schema.optionalKey(Method),
}).check(
  Schema.makeFilter(
    ({ becomes, method }) => (becomes === 'refund') === (method !== undefined) || 'Diga como o valor é devolvido.',
  ),
);
export type RestReturn = typeof RestReturn.Type;
