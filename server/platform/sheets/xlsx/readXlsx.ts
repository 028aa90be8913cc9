import type { Cell } from '#domain/imports/cell.ts';
import { type Grid, MAX_COLUMNS, MAX_ROWS, MAX_SHEETS, type NamedSheet } from '#domain/imports/file.ts';
import { type Filled, GridFull, GridReader, GridTooLong, type MergedRange, NotASheet } from '../GridReader.ts';
import { escapedText } from './escapedText.ts';
import { isoMoment, momentOf, numberOf, type Shown, shownBy } from './numbers.ts';
import { openZip, type Zip } from './openZip.ts';
import { readXml, type XmlEvents } from './readXml.ts';
import { XmlLimits } from './XmlLimits.ts';

/**
 * The sheets of a workbook by Excel, LibreOffice or Google, in their order. Of a
 * formula, the value that was last computed, since none is ever run. Sheets that are shown are read before hidden ones; once
 * the file has too many rows, the others are only named.
 */
export async function readXlsx(bytes: Buffer): Promise<NamedSheet[]> {
  const zip = await openZip(bytes);
  if (!zip.has(WORKBOOK)) throw new NotASheet();
  const { sheets, isFrom1904 } = await readWorkbook(zip);
  const strings = zip.has(STRINGS) ? await readStrings(zip) : [];
  const formats = zip.has(STYLES) ? await readFormats(zip) : [];
  const reading = {
    book: { strings, formats, isFrom1904 },
    filled: { characters: 0, rows: 0 },
    limits: new XmlLimits(),
  };
  const grids = new Map<SheetPart, Grid>();
  for (const sheet of sheets.toSorted((one, other) => Number(one.isHidden) - Number(other.isHidden))) {
    if (grids.size < MAX_SHEETS && zip.has(sheet.part)) await readWithin(zip, sheet, reading, grids);
  }
  return sheets.map((sheet) => {
    const { name, isHidden } = sheet;
    const grid = grids.get(sheet);
    return { name, isHidden, grid: grid ?? [], isLeftOut: grid === undefined };
  });
}

interface Reading {
  readonly book: Book;
  readonly filled: Filled;
  readonly limits: XmlLimits;
}

/** A sheet that is too long after others were read is left out, and counts for nothing. */
async function readWithin(zip: Zip, sheet: SheetPart, reading: Reading, grids: Map<SheetPart, Grid>): Promise<void> {
  const { book, filled, limits } = reading;
  const before = { ...filled };
  const reader = new GridReader(filled);
  try {
    await readSheet(zip, sheet.part, { reader, book, limits });
    grids.set(sheet, reader.grid);
  } catch (error) {
    const isTooMuch = error instanceof GridTooLong || error instanceof GridFull;
    if (!isTooMuch || before.rows === 0) throw error;
    Object.assign(filled, before);
  }
}

const [WORKBOOK, STRINGS, STYLES] = ['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml'];
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** As many as there are cells to point to them. */
const MOST_STRINGS = MAX_ROWS * MAX_COLUMNS;

interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  /** Its path in the file. */
  readonly part: string;
}

async function readWorkbook(zip: Zip): Promise<{ readonly sheets: SheetPart[]; readonly isFrom1904: boolean }> {
  const listed: { readonly id: string; readonly name: string; readonly isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readXml(zip.read(WORKBOOK), {
    opened: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes['date1904']);
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      const title = (attributes['name'] ?? '').slice(0, NAME_CHARACTERS);
      if (name === 'sheet') listed.push({ id: attributes['r:id'] ?? idOf(attributes), name: title, isHidden });
      if (listed.length > MOST_NAMED) throw new GridFull();
    },
  });
  const targets = new Map<string, string>();
  await readXml(zip.read(RELATIONS), {
    opened: (_name, { Id = '', Target = '' }) => void targets.set(Id, Target),
  });
  const sheets = listed.flatMap(({ id, name, isHidden }) => {
    const target = targets.get(id);
    if (target === undefined) return [];
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    // A sheet of a chart has no cells.
    return part.includes('chartsheets/') ? [] : [{ name, isHidden, part }];
  });
  if (sheets.length === 0) throw new Error('The workbook has no sheet');
  return { sheets, isFrom1904 };
}

/** Excel allows 31. */
const NAME_CHARACTERS = 100;
/** Of a workbook with a sheet for each day. */
const MOST_NAMED = 400;

/** The relation's id, whatever the prefix of its namespace is. */
function idOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';
}

function isTrue(word: string | undefined): boolean {
  return word === '1' || word === 'true';
}

/** The texts that cells point to by their number. Readings of Asian words are left out. */
async function readStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let [text, isReading] = ['', false];
  await readXml(zip.read(STRINGS), {
    opened: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
    },
    closed: (name, inside) => {
      if (name === 't' && !isReading) text += inside;
      if (name === 'rPh') isReading = false;
      if (name !== 'si') return;
      if (strings.length === MOST_STRINGS) throw new GridFull();
      strings.push(escapedText(text));
    },
  });
  return strings;
}

/** Of each style of a cell, by its number, what it shows of a day. */
async function readFormats(zip: Zip): Promise<(Shown | undefined)[]> {
  const [codes, formats]: [Map<number, string>, (Shown | undefined)[]] = [new Map(), []];
  let isOfCells = false;
  await readXml(zip.read(STYLES), {
    opened: (name, { numFmtId = '0', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(shownBy(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    closed: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

interface Book {
  readonly strings: readonly string[];
  readonly formats: readonly (Shown | undefined)[];
  readonly isFrom1904: boolean;
}

interface Into {
  readonly reader: GridReader;
  readonly book: Book;
  readonly limits: XmlLimits;
}

async function readSheet(zip: Zip, part: string, { reader, book, limits }: Into): Promise<void> {
  let [line, place, type, style, value]: [number, number, string, number, string] = [0, -1, 'n', 0, ''];
  let cells: Cell[] = [];
  const events: XmlEvents = {
    opened: (name, { r, t, s, ref }) => {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        [cells, place] = [[], -1];
      }
      if (name === 'c') {
        place = r === undefined ? place + 1 : placeOf(r);
        [type, style, value] = [t ?? 'n', Number(s ?? 0), ''];
      }
      if (name === 'mergeCell' && ref !== undefined) reader.spread(rangeOf(ref));
    },
    closed: (name, inside) => {
      if (name === 'v' || name === 't') value += inside;
      if (name === 'c' && place < MAX_COLUMNS && value !== '') {
        while (cells.length < place) cells.push('');
        cells[place] = cellOf(value, type, style, book);
      }
      if (name === 'row' && line > 0) reader.put(line, cells);
    },
  };
  await readXml(zip.read(part), events, limits);
}

/** `'B2:C9'` → its first column, and its rows from 1. */
function rangeOf(reference: string): MergedRange {
  const [from = '', until = from] = reference.split(':');
  return { place: placeOf(from), from: lineOf(from), until: lineOf(until) };
}

function lineOf(reference: string): number {
  return Number(/\d{1,7}$/.exec(reference)?.[0] ?? 0);
}

/** `'AB12'` → 27 */
function placeOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return letters.split('').reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(value: string, type: string, style: number, { strings, formats, isFrom1904 }: Book): Cell {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'sim' : 'não';
  if (type === 'e') return { kind: 'error', text: value };
  if (type === 'd') return isoMoment(value);
  if (type !== 'n') return escapedText(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  const shown = formats[style];
  return shown !== undefined && number >= 0 ? momentOf(number, shown, isFrom1904) : numberOf(number);
}
