/** A letter and two pictures that look like a dot. */
const DOTS = /[\uA78F\u25AA\u25AB]/u;
/** A name with more digits may be a telephone number. */
const MOST_DIGITS = 6;
/** Letters of all scripts, digits, pictures, and the marks that names have. A dot is none, nor is any sign that looks like one. */
const NAME = /^[\p{L}\p{M}\p{Nd}\p{Extended_Pictographic}\p{Sk}\p{Join_Control} '’‘"“”()&+#!?,ºª°–—-]*$/u;

/**
 * A name that somebody typed, for a message of ours; `undefined` when a program for mail or messages, or a hurried reader, could take
 * something in it for a link or a telephone number. The dot of an abbreviation is left out.
 */
export function plain(name: string): string | undefined {
  const known = name.normalize('NFKC').replace(/\.(?=\s|$)/gu, '');
  const digits = known.match(/\p{Nd}/gu) ?? [];
  return NAME.test(known) && !DOTS.test(known) && !/www/i.test(known) && digits.length <= MOST_DIGITS
    ? known
    : undefined;
}
