import { Schema, SchemaGetter } from 'effect';

export const INVALID_VALUE = 'Informe um valor válido';

/** The largest amount, in centavos: what one thing costs, and what an arena owes one player. */
export const MOST_CENTAVOS = 1_000_000_00;

/** An amount in integer centavos, the unit of every calculation; at most {@link MOST_CENTAVOS}. */
export const Centavos = Schema.Int.check(
  Schema.isBetween({ minimum: 0, maximum: MOST_CENTAVOS }, { message: INVALID_VALUE }),
);

const inCentavos = {
  // `+ 0` turns JSON's `-0` into `0`, which would be shown as `-R$ 0,00`.
  decode: SchemaGetter.transform((reais: number) => Math.round(reais * 100) + 0),
  encode: SchemaGetter.transform((centavos: number) => centavos / 100),
};

const FINITE = Schema.Number.check(Schema.isFinite({ message: INVALID_VALUE }));

const InReais = FINITE.check(
  Schema.makeFilter((reais) => Math.abs(reais * 100 - Math.round(reais * 100)) < 1e-6 || INVALID_VALUE),
  Schema.isBetween({ minimum: 0, maximum: MOST_CENTAVOS / 100 }, { message: INVALID_VALUE }),
);

/** Reais with at most two decimals on the wire (`120.5`), centavos inside (`12050`). */
export const Reais = InReais.pipe(Schema.decodeTo(Centavos, inCentavos));

const upTo = (most: number) =>
  Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: most }, { message: INVALID_VALUE }));

/** The same above zero. The check is of what is on the wire, so that the published contract has it. @param most in centavos */
export function positiveReais(message = INVALID_VALUE, most = MOST_CENTAVOS, tooMuch = INVALID_VALUE) {
  return InReais.check(
    Schema.isGreaterThan(0, { message }),
    Schema.isLessThanOrEqualTo(most / 100, { message: tooMuch }),
  ).pipe(Schema.decodeTo(upTo(most), inCentavos));
}

const InTotalReais = FINITE.check(
  Schema.isGreaterThanOrEqualTo(0, { message: INVALID_VALUE }),
  Schema.makeFilter((reais) => Math.round(reais * 100) / 100 === reais || INVALID_VALUE),
);
const TotalCentavos = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0));

/** A total of many amounts, which may exceed the limit of {@link Centavos}. */
export const TotalReais = InTotalReais.pipe(Schema.decodeTo(TotalCentavos, inCentavos));

/** The same above zero. @param most in centavos */
export function positiveTotal(most: number) {
  return InTotalReais.check(Schema.isBetween({ minimum: 0.01, maximum: most / 100 }, { message: INVALID_VALUE })).pipe(
    Schema.decodeTo(upTo(most), inCentavos),
  );
}

/** A sum that can be below zero, such as what came in less what went out. */
export const SignedReais = FINITE.check(
  Schema.makeFilter((reais) => Math.round(reais * 100) / 100 === reais || INVALID_VALUE),
).pipe(Schema.decodeTo(Schema.Int, inCentavos));

/** Keeps only digits, commas and dots of a typed amount, at most 14 characters. */
export function moneyTyped(typed: string): string {
  return typed.replace(/[^\d.,]/g, '').slice(0, 14);
}

/**
 * `'1.234,56'`, `'1234,5'`, `'1234.56'` → centavos. A comma is the decimal separator. A dot groups thousands, unless it is
 * the only separator and one or two digits follow it.
 * @returns `undefined` for text that is not an amount, such as `'1,0,0'` or `'1.23,4'`
 */
export function readReais(typed: string): number | undefined {
  const text = typed.trim().replace(/^(\d+)\.(\d{1,2})$/, '$1,$2');
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const [, reais = '', cents = ''] = match;
  return Number(reais.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** An amount as a person types it, decoded to centavos. */
export const TypedReais = Schema.String.check(
  Schema.makeFilter((typed) => typed.trim() !== '' || 'Informe um valor.'),
  Schema.makeFilter((typed) => typed.trim() === '' || readReais(typed) !== undefined || INVALID_VALUE),
).pipe(
  Schema.decodeTo(Centavos, {
    decode: SchemaGetter.transform((typed: string) => readReais(typed) ?? 0),
    encode: SchemaGetter.transform(typeReais),
  }),
);

/** The same above zero. */
export const PositiveTypedReais = TypedReais.check(Schema.isGreaterThan(0, { message: INVALID_VALUE }));

/** `123456` → `'1.234,56'`, for an input field. */
export function typeReais(centavos: number): string {
  return decimal.format(centavos / 100);
}

const decimal = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const brl = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** `123456` → `R$ 1.234,56`: the only format of money on screen. */
export function formatReais(centavos: number): string {
  return brl.format(centavos / 100);
}

/**
 * The amount of a discount, rounded half up to the centavo.
 * @param basisPoints hundredths of a percent, 0 to 10,000 (10,000 = 100 %)
 */
export function percentOf(centavos: number, basisPoints: number): number {
  return Math.floor((centavos * basisPoints + 5_000) / 10_000);
}
