import type { Grid } from '../../domain/imports/file.ts';
import { refuse } from '../http/handler.ts';
import { GridFull, GridTooLong } from './GridReader.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx } from './xlsx/readXlsx.ts';

/**
 * The cells of an uploaded spreadsheet as texts. Its first bytes say what it is, because its name is not trusted. Refuses
 * what is no spreadsheet, cannot be read, or becomes too much while it is unpacked.
 */
export async function readFile(file: Uint8Array | undefined): Promise<Grid> {
  if (!file) return refuse('sheet_missing');
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const grid = await (isZip(bytes) ? readXlsx(bytes) : readCsv(bytes)).catch(refuseFile);
  return grid.some((row) => row.some((cell) => cell.trim() !== '')) ? grid : refuse('sheet_empty');
}

function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(ZIP);
}

const ZIP = Buffer.from('PK\u0003\u0004');

/** Any other error while reading is caused by the file. */
function refuseFile(error: unknown): never {
  if (error instanceof GridTooLong) return refuse('sheet_rows');
  if (error instanceof GridFull) return refuse('sheet_size');
  if (error instanceof Error && error.name === 'NotASheet') return refuse('sheet_type');
  return refuse('sheet_unreadable');
}
