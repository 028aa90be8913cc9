import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Reais } from '../values/money.ts';

export const Address = Schema.Struct({
  city: Schema.String,
  street: Schema.optionalKey(Schema.String),
  district: Schema.optionalKey(Schema.String),
});

/**
 * An arena in the directory. `photos` holds only the cover. `lowestPrice` of its hours is absent where it offers none,
 * and where the installation shows the fixed price.
 */
export const ArenaSummary = Schema.Struct({
  id: Id,
  name: Schema.String,
  avatar: Schema.optionalKey(Schema.String),
  courtsNumber: Schema.Int,
  photos: Schema.Array(Schema.String),
  address: Address,
  lowestPrice: Schema.optionalKey(Reais),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type ArenaSummary = typeof ArenaSummary.Type;
