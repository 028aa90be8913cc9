import { jsonFault } from './jsonFault.ts';
import { fromPlain, toPlain } from '../plainValues.ts';

/** What was typed: a value, or what is wrong with it, in words. */
export type Read = { readonly value: unknown } | { readonly wrong: string };

/** A value as the editor shows it; nothing at all for `undefined`. */
export function jsonText(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(toPlain(value), null, 2);
}

/** The value that a text in the editor is; an empty one is `undefined`. */
export function readJson(text: string): Read {
  if (text.trim() === '') return { value: undefined };
  const fault = jsonFault(text);
  return fault === null ? { value: fromPlain(JSON.parse(text)) } : { wrong: `Não é JSON: ${fault}.` };
}

/** An event's members: only an object has any. */
export function readMembers(text: string): Read {
  const read = readJson(text);
  if ('wrong' in read) return read;
  const { value } = read;
  if (value === undefined) return { value: {} };
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? read : { wrong: 'O que um evento leva é um objeto: { "nome": valor }.' };
}
