import { fold, tidyName } from '../values/text/names.ts';
import { usablePart } from '../values/text/text.ts';

/** A cell as it is compared: {@link fold}ed, without punctuation at its ends and doubled spaces. */
export function foldCell(text: string): string {
  return fold(text).replace(/^[\s:.,;*#]+|[\s:.,;*]+$/g, '');
}

/** A text of one line as it can be stored: what cannot be shown and doubled spaces are left out. */
export function lineOf(text: string): string {
  return tidyName(usablePart(text));
}

/** A text of several lines as it can be stored. */
export function linesOf(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map(lineOf)
    .join('\n')
    .trim();
}
