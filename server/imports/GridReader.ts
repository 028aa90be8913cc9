import { type Grid, MAX_COLUMNS, MAX_ROWS } from '../../domain/imports/file.ts';

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

/** Collects the cells of a file while it is read, and throws as soon as they are too many. */
export class GridReader {
  readonly #rows: string[][] = [];
  #characters = 0;
  #filled = 0;

  /** @param line from 1; lines in between become empty rows */
  put(line: number, cells: readonly string[]): void {
    const kept = cells.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, CELL_CHARACTERS));
    while (kept.at(-1)?.trim() === '') kept.pop();
    if (kept.length === 0) return;
    this.#filled += 1;
    if (this.#filled > MAX_ROWS + SPARE_ROWS || line > MAX_ROWS * 4) throw new GridTooLong();
    this.#characters += kept.reduce((sum, cell) => sum + cell.length, 0);
    if (this.#characters > CHARACTERS) throw new GridFull();
    while (this.#rows.length < line - 1) this.#rows.push([]);
    this.#rows[line - 1] = kept;
  }

  /** What was put so far. */
  get grid(): Grid {
    return this.#rows;
  }
}
