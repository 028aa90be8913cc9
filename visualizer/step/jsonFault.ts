/**
 * The position of the first JSON error and what is expected there, in Portuguese; null for valid JSON. The errors of
 * `JSON.parse` differ between browsers and languages, and some lack the position.
 */
export function jsonFault(text: string): string | null {
  try {
    const end = spaces(text, value(text, 0));
    if (end < text.length) throw new Fault(end, 'o fim');
    return null;
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { at, wanted } = fault;
    if (at >= text.length) return `acabou antes da hora, falta ${wanted}`;
    const before = text.slice(0, at).split('\n');
    return `na linha ${before.length}, coluna ${(before.at(-1)?.length ?? 0) + 1}, era para vir ${wanted}`;
  }
}

class Fault extends Error {
  readonly at: number;
  readonly wanted: string;

  constructor(at: number, wanted: string) {
    super(wanted);
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
  return matched(STRING, text, start) ?? matched(SCALAR, text, start) ?? lacks(start, 'um valor');
}

function member(text: string, at: number): number {
  const start = spaces(text, at);
  const named = matched(STRING, text, start) ?? lacks(start, 'um nome entre aspas');
  return value(text, mark(text, named, ':'));
}

function list(text: string, at: number, end: string, item: typeof value): number {
  let next = spaces(text, at);
  if (text[next] === end) return next + 1;
  for (;;) {
    next = spaces(text, item(text, next));
    if (text[next] === end) return next + 1;
    if (text[next] !== ',') return lacks(next, `“,” ou “${end}”`);
    next += 1;
  }
}

function mark(text: string, at: number, wanted: string): number {
  const start = spaces(text, at);
  return text[start] === wanted ? start + 1 : lacks(start, `“${wanted}”`);
}

function spaces(text: string, at: number): number {
  return matched(SPACES, text, at) ?? at;
}

function matched(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

function lacks(at: number, wanted: string): never {
  throw new Fault(at, wanted);
}
