import { type Cell, textOf } from './cell.ts';
import type { Grid } from './file.ts';
import { foldCell } from './words.ts';

/** Which column of the file says what, counted from 0. What is absent is nowhere in the file. */
export type Places<Column extends string> = { readonly [C in Column]?: number };

/** How the columns of one kind of import are known. */
export interface Recognition<Column extends string> {
  readonly columns: readonly Column[];
  /**
   * Headings that say what a column is, folded, the best first. The first list that has a word wins; a whole heading before its
   * beginning, and that before a part of it.
   */
  readonly headings: Readonly<Record<Column, readonly string[]>>;
  /** A heading with this in it says something of another thing: 'data da compra'. */
  readonly ofAnother: RegExp;
  /** Adds columns by what their cells look like, the surest first. */
  readonly byValues: (known: Places<Column>, look: Look<Column>) => Places<Column>;
  /** Whether a first row whose words nobody knows stands above others of these columns. */
  readonly isHead: (row: readonly Cell[], columns: Places<Column>) => boolean;
}

type IsOne = (cell: Cell, text: string) => boolean;

/** What is asked of the cells below the headings. */
export interface Look<Column extends string> {
  /** The same places and that of a column, unless it is known: the leftmost free one of which most cells are such. */
  readonly find: (places: Places<Column>, column: Column, isOne: IsOne) => Places<Column>;
  readonly isLike: (place: number, isOne: IsOne) => boolean;
}

/** Titles and empty rows may stand above the headings. */
const HEAD_WITHIN = 10;
const SAMPLE_ROWS = 30;

export interface Guess<Column extends string> {
  /** The index of the row of headings; -1 when the first row is data already. */
  readonly head: number;
  readonly columns: Places<Column>;
}

/** Guesses which column says what: by the headings, and where these say nothing, by what the cells look like. */
export function recognise<Column extends string>(grid: Grid, known: Recognition<Column>): Guess<Column> {
  const tried = grid.slice(0, HEAD_WITHIN).map((row) => byHeadings(row, known));
  const head = tried.findIndex((columns) => Object.keys(columns).length >= 2);
  const byValues = (at: number, columns: Places<Column>) => known.byValues(columns, lookAt(rowsAfter(at, grid)));
  if (head >= 0) return { head, columns: byValues(head, tried[head] ?? {}) };
  // Words that nobody knows stand where the other rows have days.
  const columns = byValues(0, tried[0] ?? {});
  return known.isHead(grid[0] ?? [], columns) ? { head: 0, columns } : { head, columns: byValues(head, {}) };
}

function rowsAfter(head: number, grid: Grid): Grid {
  return grid.slice(head + 1, head + 1 + SAMPLE_ROWS);
}

function byHeadings<Column extends string>(row: readonly Cell[], known: Recognition<Column>): Places<Column> {
  const titles = row.map((cell) => foldCell(textOf(cell)));
  const isMatch = [
    (title: string, word: string) => title === word,
    // 'nome do cliente' says 'nome'.
    (title: string, word: string) => isPart(title, word, known.ofAnother) && wordsOf(title).startsWith(` ${word} `),
    (title: string, word: string) => isPart(title, word, known.ofAnother),
  ];
  const places: Places<Column> = {};
  const isFree = (place: number): boolean => !Object.values<unknown>(places).includes(place);
  for (const isOne of isMatch) {
    for (const column of known.columns) {
      const place = known.headings[column]
        .map((word) => titles.findIndex((title, index) => isFree(index) && isOne(title, word)))
        .find((found) => found >= 0);
      if (place !== undefined && places[column] === undefined) Object.assign(places, { [column]: place });
    }
  }
  return places;
}

/** A long sentence is no heading. */
function isPart(title: string, word: string, ofAnother: RegExp): boolean {
  return title.length <= 40 && word.length > 2 && !ofAnother.test(title) && wordsOf(title).includes(` ${word} `);
}

function wordsOf(title: string): string {
  return ` ${title.replace(/[^a-z0-9$]+/g, ' ')} `;
}

function lookAt<Column extends string>(rows: Grid): Look<Column> {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isLike: Look<Column>['isLike'] = (place, isOne) => {
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell !== '');
    return cells.length > 0 && cells.filter((cell) => isOne(cell, textOf(cell))).length * 2 > cells.length;
  };
  return {
    isLike,
    find: (places, column, isOne) => {
      if (places[column] !== undefined) return places;
      const taken: readonly unknown[] = Object.values(places);
      const place = Array.from({ length: width }, (_, index) => index).find(
        (index) => !taken.includes(index) && isLike(index, isOne),
      );
      return place === undefined ? places : { ...places, [column]: place };
    },
  };
}
