import { type Cell, textOf } from './cell.ts';
import type { Grid } from './file.ts';
import type { Places } from './recognise.ts';
import { foldCell } from './words.ts';

/** A row of the file. `line`: as a spreadsheet counts, from 1. */
export interface FileRow<Column extends string> {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** Its sheet's name, where the file has several. */
  readonly sheet?: string;
  /** Which of its cells says what, where its sheet has other headings than the first. */
  readonly columns?: Places<Column>;
}

/** What the file says of a row, and nothing of what was planned for it before: a plan is made anew from this alone. */
export function asRead<Column extends string>({ line, cells, sheet, columns }: FileRow<Column>): FileRow<Column> {
  return { line, cells, ...(sheet !== undefined && { sheet }), ...(columns && { columns }) };
}

/** The rows below the headings, without those that are empty or sum the others up. @param head the index of the row of headings, or -1 */
export function rowsBelow(head: number, grid: Grid): FileRow<never>[] {
  return grid.flatMap((cells, index) => {
    const first = cells.map(textOf).find((text) => text !== '');
    return index <= head || first === undefined || SUM.test(foldCell(first)) ? [] : [{ line: index + 1, cells }];
  });
}

const SUM = /^(?:(?:sub ?)?total|soma)(?: geral| do (?:dia|mes|periodo))?$/;

/** `linha 12`, `linha 12 de "Fevereiro"` */
export function placeOf({ line, sheet }: Pick<FileRow<never>, 'line' | 'sheet'>): string {
  return sheet === undefined ? `linha ${line}` : `linha ${line} de "${sheet}"`;
}
