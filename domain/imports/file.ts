import type { Cell } from './cell.ts';

/** Largest spreadsheet that is read, in bytes. */
export const SHEET_BYTES = 5_000_000;

/** Most rows below the headings. A busy arena sells some 300 hours a week. */
export const MAX_ROWS = 5_000;

/** Sheets of a workbook beyond these are named, and not read. */
export const MAX_SHEETS = 30;

/** Cells of a row beyond these are not read. */
export const MAX_COLUMNS = 40;

export const SHEET_MEDIA = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const;

/** What the browser's file chooser offers; the server goes by the first bytes. */
export const SHEET_TYPES = ['.csv', '.txt', '.xlsx', ...SHEET_MEDIA] as const;

/** Messages of the browser and of the server about a file as a whole. */
export const SHEET_FAULTS = {
  missing: 'Escolha uma planilha.',
  size: 'A planilha não pode ser maior do que 5 MB.',
  rows: 'A planilha tem mais de 5.000 linhas. Divida em partes e importe uma de cada vez.',
  type: 'Este arquivo não é uma planilha CSV ou XLSX. No Excel, use "Salvar como" e escolha um destes formatos.',
  unreadable: 'Não conseguimos ler esta planilha. Abra o arquivo, salve de novo em CSV ou XLSX e tente outra vez.',
  empty: 'A planilha está vazia.',
  defect: 'Algo deu errado do nosso lado. Tente novamente mais tarde.',
} as const;

/** The cells of a spreadsheet, row by row. A row's place is its line in the file, less one; empty rows stay in their places. */
export type Grid = readonly (readonly Cell[])[];

/** What parts the cells of a text file. */
export const SEPARATORS = ['semicolon', 'comma', 'tab'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A sheet of a workbook; a CSV file is one without a name. */
export interface NamedSheet {
  readonly name: string;
  readonly grid: Grid;
  readonly isHidden: boolean;
  /** The file had too many rows before it was read. */
  readonly isLeftOut: boolean;
  /** Of a text file: what its cells were parted by. */
  readonly separator?: Separator;
  /** Of a grid that was made a list: how it was laid out, and of each row the cell that it was, such as `C4`. */
  readonly form?: GridForm;
  readonly places?: readonly string[];
}

/** How reservations are laid out where a sheet is no list: hours by courts, or hours by days. */
export const GRID_FORMS = ['day', 'week'] as const;
export type GridForm = (typeof GRID_FORMS)[number];
