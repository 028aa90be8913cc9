import { textOf } from '#domain/imports/cell.ts';
import type { Grid, NamedSheet, Separator } from '#domain/imports/file.ts';
import { GridFull, GridTooLong } from './GridReader.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/** Why a file is no spreadsheet that can be imported, as in `domain/contract/sheetFailures.ts`. */
type SheetFault = 'sheet_rows' | 'sheet_size' | 'sheet_type' | 'sheet_unreadable' | 'sheet_empty';

export type SheetReading = { readonly sheets: readonly NamedSheet[] } | { readonly fault: SheetFault };

/**
 * The sheets of an uploaded spreadsheet, unless it is no spreadsheet, cannot be read, or becomes too much while it is
 * unpacked. Its first bytes say what it is, because its name is not trusted.
 * @param separator of the cells of a text file, instead of the one that is found
 */
export async function readFile(bytes: Buffer, separator?: Separator): Promise<SheetReading> {
  try {
    const sheets = isZip(bytes) ? await readXlsx(bytes) : [await readTable(bytes, separator)];
    return sheets.some(({ grid }) => isFilled(grid)) ? { sheets } : { fault: 'sheet_empty' };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

async function readTable(bytes: Buffer, separator?: Separator): Promise<NamedSheet> {
  return { name: '', isHidden: false, isLeftOut: false, ...(await readCsv(bytes, separator)) };
}

function isFilled(grid: Grid): boolean {
  return grid.some((row) => row.some((cell) => textOf(cell) !== ''));
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(ZIP);
}

const ZIP = Buffer.from('PK\u0003\u0004');

/** Any other error while reading is caused by the file. */
function faultOf(error: unknown): SheetFault {
  if (error instanceof GridTooLong) return 'sheet_rows';
  if (error instanceof GridFull) return 'sheet_size';
  if (error instanceof Error && error.name === 'NotASheet') return 'sheet_type';
  return 'sheet_unreadable';
}
