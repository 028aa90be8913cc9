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
  try {
    return { value: fromPlain(JSON.parse(text)) };
  } catch (error) {
    return { wrong: `Não é JSON: ${whereIn(text, error instanceof Error ? error.message : '')}.` };
  }
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

/** Browsers name the place as a position, or as line and column; at the end they name none. */
function whereIn(text: string, message: string): string {
  const [, lineNamed, columnNamed] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (lineNamed !== undefined) return `veja a linha ${lineNamed}, coluna ${columnNamed}`;
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return 'parece faltar o fim';
  const before = text.slice(0, Number(position)).split('\n');
  return `veja a linha ${before.length}, coluna ${(before.at(-1)?.length ?? 0) + 1}`;
}
