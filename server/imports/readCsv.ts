import type { Grid } from '../../domain/imports/file.ts';
import { GridReader, NotASheet } from './GridReader.ts';

/**
 * A CSV file: semicolons, commas or tabs, with or without a BOM, in UTF-8, UTF-16 or Windows-1252. Quoting follows
 * RFC 4180, so that a quoted cell may have line breaks; each row is one line of the result.
 */
export async function readCsv(bytes: Buffer): Promise<Grid> {
  const text = decode(bytes);
  const reader = new GridReader();
  let line = 0;
  for (const cells of rowsOf(text, separatorOf(text))) reader.put((line += 1), cells);
  return reader.grid;
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
const SEPARATORS = [';', '\t', ','] as const;

/** The separator that the first lines have most often; a semicolon when they have none. */
function separatorOf(text: string): string {
  const start = text
    .slice(0, 4_000)
    .split(/\r?\n/)
    .slice(0, 5)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => start.split(separator).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}

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
