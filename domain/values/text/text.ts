import { Schema } from 'effect';

/** The message of form, chart and server for a text with characters that are not allowed. */
export const UNUSABLE_TEXT = 'O texto tem caracteres que não podem ser usados.';
export const BLANK_TEXT = 'O texto precisa ter algo além de espaços.';

/** Lone surrogates, control characters, line breaks of any kind, and marks that change the text's direction. */
const UNUSABLE_CHARACTERS = String.raw`\p{Cs}\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const UNUSABLE = new RegExp(`[${UNUSABLE_CHARACTERS}]`, 'gu');
/** Includes the blank Braille cell, which is not a space but shows nothing. */
const INVISIBLE_CHARACTERS = String.raw`\s\p{Default_Ignorable_Code_Point}\u2800`;
const INVISIBLE = new RegExp(`[${INVISIBLE_CHARACTERS}]`, 'gu');

/** A check, and the pattern that says the same in the published contract. */
function checked(isRight: (text: string) => boolean, message: string, pattern: string) {
  return Schema.makeFilter((text: string) => isRight(text) || message, { toJsonSchema: () => ({ pattern }) });
}

const SOMETHING = `[^${INVISIBLE_CHARACTERS}]`;
const USABLE = checked(isUsable, UNUSABLE_TEXT, `^[^${UNUSABLE_CHARACTERS}]*$`);
const USABLE_LINES = checked(
  (text) => isUsable(text.replace(/\r?\n/g, ' ')),
  UNUSABLE_TEXT,
  String.raw`^(?:\r?\n|[^${UNUSABLE_CHARACTERS}])*$`,
);
const NOT_BLANK = checked((text) => text === '' || isVisible(text), BLANK_TEXT, `^$|${SOMETHING}`);
const hasSomething = (message: string) => checked(isVisible, message, SOMETHING);

/**
 * One line of text; the checks of every text in a request. A lone surrogate cannot be stored, a control character breaks
 * files and e-mails, and a direction mark can make a name look like another. An empty text is allowed, a blank one is not.
 */
export const Text = Schema.String.check(...textChecks());

/** A required {@link Text}; `message` is the error when it is empty or blank. */
export function filledText(message: string) {
  return Schema.String.check(hasSomething(message), ...textChecks());
}

/** A required text of several lines; `message` is the error when it is empty or blank. */
export function filledLines(message: string) {
  return Schema.String.check(hasSomething(message), USABLE_LINES);
}

/** A text of several lines, which may be empty; a blank one is refused like a blank {@link Text}. */
export const Lines = Schema.String.check(USABLE_LINES, NOT_BLANK);

/** {@link Text}'s checks, for a schema whose own checks must come first. */
export function textChecks() {
  return [USABLE, NOT_BLANK] as const;
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

/** The same of a text of several lines. */
export function usableLines(text: string): string {
  return text.split(/\r?\n/).map(usablePart).join('\r\n');
}

function isUsable(text: string): boolean {
  return text.search(UNUSABLE) < 0;
}

/** Whether the text has anything besides spaces and zero-width characters. */
function isVisible(text: string): boolean {
  return text.replace(INVISIBLE, '') !== '';
}
