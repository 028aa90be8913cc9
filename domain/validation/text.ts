import { Schema } from 'effect';

/** What form, chart and server say of a text with characters that nobody should type. */
export const UNUSABLE_TEXT = 'O texto tem caracteres que não podem ser usados.';
export const BLANK_TEXT = 'O texto precisa ter algo além de espaços.';

/**
 * One line of text as people write it: what every text of a request goes through. Half a surrogate pair cannot be
 * stored, a control character breaks files and mails, and a mark of direction makes a name read as another one. Empty is
 * allowed, blank is not.
 */
export const Text = Schema.String.check(...textChecks());

/** The same, where something must be written; `message` says so where it is not. */
export function filledText(message: string) {
  return Schema.String.check(
    Schema.makeFilter((text: string) => isVisible(text) || message),
    ...textChecks(),
  );
}

/** Several lines, where something must be written. */
export function filledLines(message: string) {
  return Schema.String.check(
    Schema.makeFilter((text: string) => isVisible(text) || message),
    Schema.makeFilter((text: string) => isUsable(text.replace(/\r?\n/g, ' ')) || UNUSABLE_TEXT),
  );
}

/** For a text whose own rule speaks first: {@link Text}'s checks, to be put last. */
export function textChecks() {
  return [
    Schema.makeFilter((text: string) => isUsable(text) || UNUSABLE_TEXT),
    Schema.makeFilter((text: string) => text === '' || isVisible(text) || BLANK_TEXT),
  ] as const;
}

/** False when half a surrogate pair is in it, which UTF-8 cannot say. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/** What is left of a text from elsewhere that is not refused but made fit: spaces in the place of the rest. */
export function usablePart(text: string): string {
  const usable = text.replace(UNUSABLE, ' ');
  return isVisible(usable) ? usable : '';
}

function isUsable(text: string): boolean {
  return text.search(UNUSABLE) < 0;
}

/** Whether anything of it is seen: neither spaces nor characters of no width. */
function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}

/** Halves of surrogate pairs, control characters, line breaks of any kind, and marks that turn the direction of what follows. */
const UNUSABLE = /[\p{Cs}\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** With the Braille cell that has no dot: it is no space, and shows nothing. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
