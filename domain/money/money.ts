import { Schema, SchemaGetter } from 'effect';

/** A sum in integer centavos of the real, as every calculation uses it. */
export const Centavos = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: 1_000_000_00 }, { message: 'Informe um valor válido' }),
);

/** Reais with at most two decimals on the wire (`120.5`), centavos inside (`12050`). */
export const Reais = Schema.Number.check(
  Schema.isFinite({ message: 'Informe um valor válido' }),
  Schema.makeFilter((reais) => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6 || 'Informe um valor válido'),
).pipe(
  Schema.decodeTo(Centavos, {
    // `+ 0` makes of JSON's `-0` a zero: it would be shown as `-R$ 0,00`.
    decode: SchemaGetter.transform((reais: number) => Math.round(reais * 100) + 0),
    encode: SchemaGetter.transform((centavos: number) => centavos / 100),
  }),
);

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `123456` → `R$ 1.234,56`; the only place where money becomes text. */
export function formatReais(centavos: number): string {
  return brl.format(centavos / 100);
}

/**
 * What a discount takes off a sum, rounded half up to the centavo.
 * @param basisPoints hundredths of a percent, 0 to 10,000 (10,000 = 100 %)
 */
export function discountOf(centavos: number, basisPoints: number): number {
  return Math.floor((centavos * basisPoints + 5_000) / 10_000);
}
