import type { Dictionary } from '../texts/pt.ts';

/** The first error of a text that is not JSON. `at` is absent where the text ended too early. */
export interface JsonFault {
  readonly at?: { readonly line: number; readonly column: number };
  /** A kind of part, or the marks of which one must come. */
  readonly wanted: 'end' | 'value' | 'name' | readonly string[];
}

/**
 * The position of the first JSON error and what is expected there; null for valid JSON. The errors of
 * `JSON.parse` differ between browsers and languages, and some lack the position.
 */
export function jsonFault(text: string): JsonFault | null {
  try {
    const end = spaces(text, value(text, 0));
    if (end < text.length) throw new Fault(end, 'end');
    return null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { at, wanted } = fault;
    if (at >= text.length) return { wanted };
    const before = text.slice(0, at).split('\n');
    return { at: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }, wanted };
  }
}

/** The error in words. */
export function faultText({ at, wanted }: JsonFault, texts: Dictionary['json']): string {
  const words =
    typeof wanted === 'string' ? texts[wanted] : wanted.map((mark) => texts.mark(mark)).join(` ${texts.or} `);
  return at === undefined ? texts.short(words) : texts.at(at.line, at.column, words);
}

class Fault extends Error {
  readonly at: number;
  readonly wanted: JsonFault['wanted'];

  constructor(at: number, wanted: JsonFault['wanted']) {
    super(String(wanted));
    this.at = at;
    this.wanted = wanted;
  }
}

const SPACES = /[ \t\n\r]*/y;
// JSON allows no control characters in a string.
// oxlint-disable-next-line no-control-regex
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Like the functions below, reads one element from `at` on and returns the position after it. */
function value(text: string, at: number): number {
  const start = spaces(text, at);
  if (text[start] === '[') return list(text, start + 1, ']', value);
  if (text[start] === '{') return list(text, start + 1, '}', member);
  return matched(STRING, text, start) ?? matched(SCALAR, text, start) ?? lacks(start, 'value');
}

function member(text: string, at: number): number {
  const start = spaces(text, at);
  const named = matched(STRING, text, start) ?? lacks(start, 'name');
  return value(text, mark(text, named, ':'));
}

function list(text: string, at: number, end: string, item: typeof value): number {
  let next = spaces(text, at);
  if (text[next] === end) return next + 1;
  for (;;) {
    next = spaces(text, item(text, next));
    if (text[next] === end) return next + 1;
    if (text[next] !== ',') return lacks(next, [',', end]);
    next += 1;
  }
}

function mark(text: string, at: number, wanted: string): number {
  const start = spaces(text, at);
  return text[start] === wanted ? start + 1 : lacks(start, [wanted]);
}

function spaces(text: string, at: number): number {
  return matched(SPACES, text, at) ?? at;
}

function matched(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function lacks(at: number, wanted: JsonFault['wanted']): never {
  throw new Fault(at, wanted);
}
