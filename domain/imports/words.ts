import { usablePart } from '../validation/text.ts';

/** A text as it is compared: without accents, case, punctuation at its ends and doubled spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^[\s:.,;*#]+|[\s:.,;*]+$/g, '');
}

/** A text of one line as it can be stored: what cannot be shown and doubled spaces are left out. */
export function lineOf(text: string): string {
  return usablePart(text).replace(/\s+/g, ' ').trim();
}

/** A text of several lines as it can be stored. */
export function linesOf(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(lineOf)
    .join('\n')
    .trim();
}
