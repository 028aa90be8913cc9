import { Schema } from 'effect';

/** The message of form, chart and server for a text with characters that are not allowed. */
export const UNUSABLE_TEXT = 'O texto tem caracteres que não podem ser usados.';
export const BLANK_TEXT = 'O texto precisa ter algo além de espaços.';

/**
 * One line of text; the checks of every text in a request. A lone surrogate cannot be stored, a control character breaks
 * files and e-mails, and a direction mark can make a name look like another. An empty text is allowed, a blank one is not.
 */
export const Text = Schema.String.check(...textChecks());

/** A required {@link Text}; `message` is the error when it is empty or blank. */
export function filledText(message: string) {
  return Schema.String.check(
    Schema.makeFilter((text: string) => isVisible(text) || message),
    ...textChecks(),
  );
}

/** A required text of several lines; `message` is the error when it is empty or blank. */
export function filledLines(message: string) {
  return Schema.String.check(
    Schema.makeFilter((text: string) => isVisible(text) || message),
    Schema.makeFilter((text: string) => isUsable(text.replace(/\r?\n/g, ' ')) || UNUSABLE_TEXT),
  );
}

/** A text of several lines, which may be empty; a blank one is refused like a blank {@link Text}. */
export const Lines = Schema.String.check(
  Schema.makeFilter((text: string) => isUsable(text.replace(/\r?\n/g, ' ')) || UNUSABLE_TEXT),
  Schema.makeFilter((text: string) => text === '' || isVisible(text) || BLANK_TEXT),
);

/** {@link Text}'s checks, for a schema whose own checks must come first. */
export function textChecks() {
  return [
    Schema.makeFilter((text: string) => isUsable(text) || UNUSABLE_TEXT),
    Schema.makeFilter((text: string) => text === '' || isVisible(text) || BLANK_TEXT),
  ] as const;
}

/** False when the text contains a lone surrogate, which UTF-8 cannot encode. */
export function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

/** Cleans a text from outside that must not be refused: unusable characters become spaces. Empty if nothing is visible. */
export function usablePart(text: string): string {
  const usable = text.replace(UNUSABLE, ' ');
  return isVisible(usable) ? usable : '';
}

function isUsable(text: string): boolean {
  return text.search(UNUSABLE) < 0;
}

/** Whether the text has anything besides spaces and zero-width characters. */
function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}

/** Lone surrogates, control characters, line breaks of any kind, and marks that change the text's direction. */
const UNUSABLE = /[\p{Cs}\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Includes the blank Braille cell, which is not a space but shows nothing. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\u2800]/gu;
