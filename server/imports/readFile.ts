import type { Grid } from '../../domain/imports/file.ts';
import { GridFull, GridTooLong } from './GridReader.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/** Why a file is no spreadsheet that can be imported, as in `domain/contract/sheetFailures.ts`. */
type SheetFault = 'sheet_rows' | 'sheet_size' | 'sheet_type' | 'sheet_unreadable' | 'sheet_empty';

export type SheetReading = { readonly grid: Grid } | { readonly fault: SheetFault };

/**
 * The cells of an uploaded spreadsheet as texts, unless it is no spreadsheet, cannot be read, or becomes too much while it is
 * unpacked. Its first bytes say what it is, because its name is not trusted.
 */
export async function readFile(bytes: Buffer): Promise<SheetReading> {
  try {
    const grid = await (isZip(bytes) ? readXlsx(bytes) : readCsv(bytes));
    return grid.some((row) => row.some((cell) => cell.trim() !== '')) ? { grid } : { fault: 'sheet_empty' };
  } catch (error) {
    return { fault: faultOf(error) };
  }
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
