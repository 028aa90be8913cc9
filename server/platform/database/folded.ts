import { DIGITS_COMPARED, fold, SPACES } from '#domain/values/text/names.ts';

/** Latin-1 and what European and Vietnamese names add to it: Latin Extended-A, -B and Additional. */
const LETTERS = [...between(0xc0, 0x24f), ...between(0x1e00, 0x1eff)];
/** Those that are no letter with a mark, with what they are folded to. */
const OTHERS = LETTERS.filter((letter) => letter.normalize('NFD') === letter)
  .map((letter) => ({ letter, plain: fold(letter) }))
  .filter(({ letter, plain }) => letter !== plain);
const ONE_BY_ONE = OTHERS.filter(({ plain }) => plain.length === 1);
const LONGER = OTHERS.filter(({ plain }) => plain.length > 1);
const FROM = ONE_BY_ONE.map(({ letter }) => letter).join('');
const TO = ONE_BY_ONE.map(({ plain }) => plain).join('');

/**
 * SQL for a text as {@link fold} of domain/values/text/names.ts has it, but for spaces at its ends. It leans on nothing that two
 * databases could do differently: their own lower case is asked for plain letters alone.
 */
export function folded(text: string): string {
  const unmarked = `regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  const plain = LONGER.reduce((sql, { letter, plain: typed }) => `replace(${sql}, '${letter}', '${typed}')`, unmarked);
  return single(`lower(translate(${plain}, '${FROM}', '${TO}'))`);
}

/** SQL for a name as `tidyName` of domain/values/text/names.ts stores it. */
export function composed(text: string): string {
  return `btrim(${single(`normalize(${text}, NFC)`)})`;
}

function single(text: string): string {
  return `regexp_replace(${text}, '${SPACES}', ' ', 'g')`;
}

/** SQL for `sortKeyOf` of domain/values/text/names.ts: each number gets as many digits as are compared. */
export function sortable(text: string): string {
  const zeros = '0'.repeat(DIGITS_COMPARED);
  const padded = `regexp_replace(${folded(text)}, '([0-9]+)', '${zeros}\\1', 'g')`;
  return `regexp_replace(${padded}, '[0-9]*([0-9]{${DIGITS_COMPARED}})', '\\1', 'g')`;
}

function between(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
