import { type Cell, textOf } from './cell.ts';
import type { Grid } from './file.ts';
import type { Places } from './recognise.ts';
import { foldCell } from './words.ts';

/** A row of the file. `line`: as a spreadsheet counts, from 1. */
export interface FileRow<Column extends string> {
  readonly line: number;
  readonly cells: readonly Cell[];
  /** The cell of a grid that it was, such as `C4`. */
  readonly at?: string;
  /** Its sheet's name, where the file has several. */
  readonly sheet?: string;
  /** Which of its cells says what, where its sheet has other headings than the first. */
  readonly columns?: Places<Column>;
}

/** What the file says of a row, and nothing of what was planned for it before: a plan is made anew from this alone. */
export function asRead<Column extends string>({ line, cells, at, sheet, columns }: FileRow<Column>): FileRow<Column> {
  return {
    line,
    cells,
    ...(at !== undefined && { at }),
    ...(sheet !== undefined && { sheet }),
    ...(columns && { columns }),
  };
}

/**
 * The rows below the headings, without those that are empty or sum the others up.
 * @param head the index of the row of headings, or -1
 * @param places of a sheet that was a grid: the cell that each row was
 */
export function rowsBelow(head: number, grid: Grid, places?: readonly string[]): FileRow<never>[] {
  return grid.flatMap((cells, index) => {
    const first = cells.map(textOf).find((text) => text !== '');
    if (index <= head || first === undefined || isSum(first)) return [];
    const at = places?.[index];
    return [at === undefined ? { line: index + 1, cells } : { line: Number(/\d+$/.exec(at)?.[0]), cells, at }];
  });
}

const SUM = /^(?:(?:sub ?)?tota(?:l|is)|soma)(?: geral| d[oae] (?:dia|semana|mes|periodo|quadra)s?)?(?: r\$)?$/;

/** Whether a text begins a row that sums others up. */
export function isSum(text: string): boolean {
  return SUM.test(foldCell(text));
}

/** `linha 12`, `linha 12 de "Fevereiro"`, `célula C4 de "Fevereiro"` */
export function placeOf({ line, at, sheet }: Pick<FileRow<never>, 'line' | 'at' | 'sheet'>): string {
  const place = at === undefined ? `linha ${line}` : `célula ${at}`;
  return sheet === undefined ? place : `${place} de "${sheet}"`;
}
