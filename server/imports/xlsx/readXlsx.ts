import { type Grid, MAX_COLUMNS, MAX_ROWS } from '../../../domain/imports/file.ts';
import { GridFull, GridReader, NotASheet } from '../GridReader.ts';
import { isMoment, momentText, numberText } from './numbers.ts';
import { openZip, type Zip } from './openZip.ts';
import { readXml } from './readXml.ts';

/**
 * The first sheet that is not hidden of a workbook by Excel, LibreOffice or Google. Cells become the texts that a person
 * reads; of a formula, the value that was last computed, since none is ever run.
 */
export async function readXlsx(bytes: Buffer): Promise<Grid> {
  const zip = await openZip(bytes);
  if (!zip.has(WORKBOOK)) throw new NotASheet();
  const { sheet, isFrom1904 } = await readWorkbook(zip);
  const strings = zip.has(STRINGS) ? await readStrings(zip) : [];
  const moments = zip.has(STYLES) ? await readMoments(zip) : [];
  const reader = new GridReader();
  await readSheet(zip, sheet, reader, { strings, moments, isFrom1904 });
  return reader.grid;
}

const [WORKBOOK, STRINGS, STYLES] = ['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml'];
const RELATIONS = 'xl/_rels/workbook.xml.rels';
/** As many as there are cells to point to them. */
const MOST_STRINGS = MAX_ROWS * MAX_COLUMNS;

async function readWorkbook(zip: Zip) {
  const sheets: { readonly id: string; readonly isHidden: boolean }[] = [];
  let isFrom1904 = false;
  await readXml(zip.read(WORKBOOK), {
    opened: (name, attributes) => {
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes['date1904']);
      const isHidden = (attributes['state'] ?? 'visible') !== 'visible';
      if (name === 'sheet') sheets.push({ id: attributes['r:id'] ?? idOf(attributes), isHidden });
    },
  });
  const targets = new Map<string, string>();
  await readXml(zip.read(RELATIONS), {
    opened: (_name, { Id = '', Target = '' }) => void targets.set(Id, Target),
  });
  const shown = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0];
  const target = shown && targets.get(shown.id);
  if (target === undefined) throw new Error('The workbook has no sheet');
  return { sheet: target.startsWith('/') ? target.slice(1) : `xl/${target}`, isFrom1904 };
}

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
      strings.push(text);
    },
  });
  return strings;
}

/** Of each style of a cell, by its number, whether it shows a day or a time. */
async function readMoments(zip: Zip): Promise<boolean[]> {
  const [codes, moments]: [Map<number, string>, boolean[]] = [new Map(), []];
  let isOfCells = false;
  await readXml(zip.read(STYLES), {
    opened: (name, { numFmtId = '0', formatCode }) => {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) moments.push(isMoment(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    closed: (name) => {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return moments;
}

interface Book {
  readonly strings: readonly string[];
  readonly moments: readonly boolean[];
  readonly isFrom1904: boolean;
}

async function readSheet(zip: Zip, sheet: string, reader: GridReader, book: Book): Promise<void> {
  let [line, place, type, style, value]: [number, number, string, number, string] = [0, -1, 'n', 0, ''];
  let cells: string[] = [];
  await readXml(zip.read(sheet), {
    opened: (name, { r, t, s }) => {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        [cells, place] = [[], -1];
      }
      if (name === 'c') {
        place = r === undefined ? place + 1 : placeOf(r);
        [type, style, value] = [t ?? 'n', Number(s ?? 0), ''];
      }
    },
    closed: (name, inside) => {
      if (name === 'v' || name === 't') value += inside;
      if (name === 'c' && place < MAX_COLUMNS && value !== '') {
        while (cells.length < place) cells.push('');
        cells[place] = textOf(value, type, style, book);
      }
      if (name === 'row' && line > 0) reader.put(line, cells);
    },
  });
}

/** `'AB12'` → 27 */
function placeOf(reference: string): number {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  return letters.split('').reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(value: string, type: string, style: number, { strings, moments, isFrom1904 }: Book): string {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'sim' : 'não';
  if (type !== 'n') return value;
  const number = Number(value);
  const isShownAsMoment = (moments[style] ?? false) && Number.isFinite(number) && number >= 0;
  return isShownAsMoment ? momentText(number, isFrom1904) : numberText(value);
}
