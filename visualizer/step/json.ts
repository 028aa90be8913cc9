import { type JsonFault, faultText, jsonFault } from './jsonFault.ts';
import { fromPlain, toPlain } from '../plainValues.ts';
import type { Dictionary } from '../texts/pt.ts';

/** What is wrong with a typed text. */
export type Wrong = JsonFault | 'notMembers';

/** The result of reading a typed text: its value, or the error. */
export type Read = { readonly value: unknown } | { readonly wrong: Wrong };

/** A value as text for the editor; '' for `undefined`. */
export function jsonText(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(toPlain(value), null, 2);
}

/** Reads the editor's text; an empty text is `undefined`. */
export function readJson(text: string): Read {
  if (text.trim() === '') return { value: undefined };
  const fault = jsonFault(text);
  return fault === null ? { value: fromPlain(JSON.parse(text)) } : { wrong: fault };
}

/** Reads an event's members, which must be an object. */
export function readMembers(text: string): Read {
  const read = readJson(text);
  if ('wrong' in read) return read;
  const { value } = read;
  if (value === undefined) return { value: {} };
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? read : { wrong: 'notMembers' };
}

/** What is wrong, in words. */
export function wrongText(wrong: Wrong, texts: Dictionary['json']): string {
  return wrong === 'notMembers' ? texts.notMembers : texts.wrong(faultText(wrong, texts));
}
