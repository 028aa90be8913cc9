import { Schema, SchemaGetter } from 'effect';

/** Spaces of all widths, for patterns of JavaScript and of PostgreSQL, which itself does not count them all. */
export const SPACES = String.raw`[\s\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+`;
const ALL_SPACES = new RegExp(SPACES, 'g');

/** A name as it is stored: composed letters (NFC), and single spaces between its words alone. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replace(ALL_SPACES, ' ').trim();
}

/** A schema of a name that is stored as {@link tidyName} has it, however it was typed; its checks are of both. */
export function tidied<S extends Schema.Codec<string, string>>(schema: S) {
  return schema.pipe(
    Schema.decodeTo(schema, {
      decode: SchemaGetter.transform(tidyName),
      encode: SchemaGetter.passthrough(),
    }),
  );
}

/** Small letters that are no letter with a mark, and what people type who look for them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  đ: 'd',
  ø: 'o',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};
const NO_MARKED_LETTER = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/**
 * A text as searches compare it: small letters without marks, single spaces, none at its ends. The database folds alike (`folded` of
 * server/platform/database/folded.ts, which has its letters from here).
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(NO_MARKED_LETTER, (letter) => TYPED_AS[letter] ?? letter)
    .replace(ALL_SPACES, ' ')
    .trim();
}

/** So many digits of a number count when names are compared. */
export const DIGITS_COMPARED = 9;

/** A name as lists are ordered by it, text against text: `Quadra 2` before `Quadra 10`, and accents and capitals do not matter. */
export function sortKeyOf(name: string): string {
  return fold(name).replace(/[0-9]+/g, (digits) => digits.padStart(DIGITS_COMPARED, '0').slice(-DIGITS_COMPARED));
}

/** Orders names for `toSorted`; 0 for two that only differ in what {@link sortKeyOf} leaves out. */
export function compareNames(one: string, other: string): number {
  const [first, second] = [sortKeyOf(one), sortKeyOf(other)];
  return first < second ? -1 : Number(first > second);
}
