import { Schema } from 'effect';
import { IsoDay } from '../values/days/day.ts';
import { TypedReais } from '../values/money.ts';
import { PRICE_SCOPE, spanFault } from './priceRule.ts';

/** The dialog of a price rule. Empty fields are left out. */
export const PriceRuleForm = Schema.Struct({
  ...PRICE_SCOPE,
  from: Schema.optionalKey(IsoDay),
  until: Schema.optionalKey(IsoDay),
  price: TypedReais,
}).check(Schema.makeFilter(spanFault));
export type PriceRuleForm = typeof PriceRuleForm.Encoded;
