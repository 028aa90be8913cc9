import { Schema } from 'effect';
import { DESK_METHODS } from '../agenda/movement.ts';
import { Id } from '../contract/id.ts';
import { Day } from '../days/day.ts';
import { Reais } from '../money/money.ts';
import { Credits } from './credits.ts';

const PRICE_MESSAGE = 'Informe um valor válido';
const Price = Reais.check(Schema.makeFilter((centavos: number) => centavos > 0 || PRICE_MESSAGE));
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

/** What a voucher was sold for. `isUndoable`: none of its credits is in use. */
export const Sale = Schema.Struct({ price: Reais, method: Method, isUndoable: Schema.Boolean });
