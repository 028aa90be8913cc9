import { type Cell, textOf } from '#domain/imports/cell.ts';
import { type Grid, MAX_COLUMNS, MAX_ROWS } from '#domain/imports/file.ts';

/** Rows besides the data: titles, headings and gaps. */
const SPARE_ROWS = 50;
/** Longer texts are cut; a note that is too long is refused by its own rule. */
const CELL_CHARACTERS = 1_000;
/** Of all cells together: one shared text may be in every cell of a small file. */
const CHARACTERS = 6_000_000;

/** The file has more rows than are read. */
export class GridTooLong extends Error {}
/** The file unpacks to more than is read. */
export class GridFull extends Error {}
/** The file is of another type. */
export class NotASheet extends Error {
  override readonly name = 'NotASheet';
}

/** How much of a file was read, of all its sheets together. */
export interface Filled {
  characters: number;
  rows: number;
}

/** Cells that are shown as one: their first column, and their rows, from 1. */
export interface MergedRange {
  readonly place: number;
  readonly from: number;
  readonly until: number;
}

/** Collects the cells of a sheet while it is read, and throws as soon as those of the file are too many. */
export class GridReader {
  readonly #rows: Cell[][] = [];
  readonly #filled: Filled;
  /** Rows that merged cells were asked for: a crowd of them over all rows is no spreadsheet. */
  #spread = 0;

  /** @param filled what was read before of the same file; it is added to */
  constructor(filled: Filled = { characters: 0, rows: 0 }) {
    this.#filled = filled;
  }

  /** @param line from 1; lines in between become empty rows */
  put(line: number, cells: readonly Cell[]): void {
    const kept = cells
      .slice(0, MAX_COLUMNS)
      .map((cell) => (typeof cell === 'string' ? cell.slice(0, CELL_CHARACTERS) : cell));
    while (kept.length > 0 && textOf(kept.at(-1)) === '') kept.pop();
    if (kept.length === 0) return;
    this.#filled.rows += 1;
    if (this.#filled.rows > MAX_ROWS + SPARE_ROWS || line > MAX_ROWS * 4) throw new GridTooLong();
    this.#filled.characters += kept.reduce((sum, cell) => sum + textOf(cell).length, 0);
    if (this.#filled.characters > CHARACTERS) throw new GridFull();
    while (this.#rows.length < line - 1) this.#rows.push([]);
    this.#rows[line - 1] = kept;
  }

  /**
   * Gives the value of merged cells to each row that they cover and that has more than them. Not to further columns: what a title
   * over all of them says is one thing.
   */
  spread({ place, from, until }: MergedRange): void {
    const value = this.#rows[from - 1]?.[place];
    if (value === undefined || textOf(value) === '') return;
    for (let line = from; line < Math.min(until, this.#rows.length); line += 1) {
      const row = this.#rows[line];
      this.#spread += 1;
      if (this.#spread > MAX_ROWS * MAX_COLUMNS) throw new GridFull();
      if (!row || row.length === 0 || textOf(row[place]) !== '') continue;
      while (row.length < place) row.push('');
      row[place] = value;
      this.#filled.characters += textOf(value).length;
      if (this.#filled.characters > CHARACTERS) throw new GridFull();
    }
  }

  /** What was put so far. */
  get grid(): Grid {
    return this.#rows;
  }
}
