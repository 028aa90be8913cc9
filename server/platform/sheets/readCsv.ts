import { type Grid, type Separator, SEPARATORS } from '#domain/imports/file.ts';
import { GridReader, NotASheet } from './GridReader.ts';

/**
 * A CSV file: semicolons, commas or tabs, with or without a BOM, in UTF-8, UTF-16 or Windows-1252. Quoting follows
 * RFC 4180, so that a quoted cell may have line breaks; each row is one line of the result.
 * @param chosen the separator; without it a first line `sep=;` names it, or it is the one that parts the rows most evenly
 */
export async function readCsv(bytes: Buffer, chosen?: Separator): Promise<{ grid: Grid; separator: Separator }> {
  const whole = decode(bytes);
  const [first = '', named] = NAMED_SEPARATOR.exec(whole) ?? [];
  const text = whole.slice(first.length);
  const separator = chosen ?? NAMES.get(named ?? '') ?? separatorOf(text);
  const reader = new GridReader();
  let line = 0;
  for (const cells of rowsOf(text, CHARACTERS[separator])) reader.put((line += 1), cells.map(unmarked));
  return { grid: reader.grid, separator };
}

/** The apostrophe that keeps a text from running as a formula, as our own sheets have it, is no part of it. */
function unmarked(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  // No text has a NUL: it is a picture, a PDF, a spreadsheet of before 2007.
  if (bytes.includes(0) || bytes.subarray(0, 5).equals(PDF)) throw new NotASheet();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const PDF = Buffer.from('%PDF-');
const CHARACTERS: Readonly<Record<Separator, string>> = { semicolon: ';', comma: ',', tab: '\t' };
const NAMES: ReadonlyMap<string, Separator> = new Map(SEPARATORS.map((name) => [CHARACTERS[name], name]));

/** What is looked at to tell the separator. */
const [SAMPLE_CHARACTERS, SAMPLE_ROWS] = [20_000, 50];

/** The separator that gives most rows one width; of several, the one with the most columns. A semicolon when there is none. */
function separatorOf(text: string): Separator {
  const start = text.slice(0, SAMPLE_CHARACTERS);
  const ranked = SEPARATORS.map((separator) => ({ separator, ...evennessOf(start, CHARACTERS[separator]) })).toSorted(
    (one, other) => other.agreement - one.agreement || other.width - one.width,
  );
  return ranked[0]?.separator ?? 'semicolon';
}

/** `width`: that of most rows. `agreement`: how many of ten have it; none where it is one cell. */
function evennessOf(start: string, separator: string): { readonly width: number; readonly agreement: number } {
  const widths: number[] = [];
  for (const cells of rowsOf(start, separator)) {
    if (widths.length === SAMPLE_ROWS) break;
    if (cells.some((cell) => cell !== '')) widths.push(cells.length);
  }
  const counts = new Map<number, number>();
  for (const width of widths) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  const [width, count] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [1, 0];
  return { width, agreement: Math.round((count / Math.max(1, widths.length)) * 10) };
}

/** What Excel reads in the first line, and does not show. */
const NAMED_SEPARATOR = /^sep=([;,\t])(?:\r\n?|\n|$)/i;

function* rowsOf(text: string, separator: string): Generator<string[]> {
  let [cells, cell, isQuoted, place]: [string[], string, boolean, number] = [[], '', false, 0];
  const endOfPlain = new RegExp(`[${separator}\r\n]`, 'g');
  while (place < text.length) {
    if (isQuoted) {
      const end = text.indexOf('"', place);
      cell += text.slice(place, end < 0 ? text.length : end);
      const isDoubled = end >= 0 && text[end + 1] === '"';
      if (isDoubled) cell += '"';
      isQuoted = end >= 0 && isDoubled;
      place = end < 0 ? text.length : end + (isDoubled ? 2 : 1);
      continue;
    }
    if (text[place] === '"' && cell === '') {
      isQuoted = true;
      place += 1;
      continue;
    }
    endOfPlain.lastIndex = place;
    const end = endOfPlain.exec(text)?.index ?? text.length;
    cell += text.slice(place, end);
    cells.push(cell);
    cell = '';
    if (text[end] === separator) {
      place = end + 1;
      if (place === text.length) cells.push('');
      continue;
    }
    yield cells;
    cells = [];
    place = text.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  if (cell !== '') cells.push(cell);
  if (cells.length > 0) yield cells;
}
