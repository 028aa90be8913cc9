import { Schema } from 'effect';

/** A member of a provider's reply that may be absent or null. */
export function maybe<S extends Schema.Top>(schema: S) {
  return Schema.optionalKey(Schema.NullOr(schema));
}
