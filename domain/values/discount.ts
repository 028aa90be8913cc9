import { Schema, SchemaGetter } from 'effect';

const DISCOUNT_BOUNDS = 'O desconto precisa ser maior que 0 e no máximo 100%.';

/** A fraction on the wire (0.25), decoded to hundredths of a percent (2500). */
export const Discount = Schema.Finite.check(
  Schema.makeFilter((fraction: number) => (toBasisPoints(fraction) > 0 && fraction <= 1) || DISCOUNT_BOUNDS, {
    toJsonSchema: () => ({ minimum: 0.000_05, maximum: 1 }),
  }),
).pipe(
  Schema.decodeTo(Schema.Int, {
    decode: SchemaGetter.transform(toBasisPoints),
    encode: SchemaGetter.transform((basisPoints: number) => basisPoints / 10_000),
  }),
);

function toBasisPoints(fraction: number): number {
  return Math.round(fraction * 10_000);
}
