import { type Cell, textOf } from '../cell.ts';
import { guessColumns, isListHeading } from '../columns.ts';
import { type Grid, MAX_ROWS, type NamedSheet } from '../file.ts';
import { isSum } from '../rows.ts';
import { foldCell } from '../words.ts';
import { type BookedHour, bookedHours, LIST_HEAD } from './bookedHours.ts';
import { dayCell, dayIn, isDayCell, monthIn, yearIn } from './days.ts';
import { type Block, type GridShape, shapeAt } from './shape.ts';

/**
 * A sheet as a list of reservations, whatever it is laid out as: a grid of hours by courts or by days becomes one row for each
 * reservation; in a list, a day holds until the next one, and the day of a tab or title is each row's. A sheet that is left out stays as it is.
 */
export function listOf(sheet: NamedSheet): NamedSheet {
  const blocks = blocksOf(sheet.grid);
  const [first] = blocks;
  if (!first) return withDays(sheet);
  const rows: BookedHour[] = [];
  for (const block of blocks) {
    rows.push(...bookedHours(sheet, block));
    // As many as are refused.
    if (rows.length > MAX_ROWS) break;
  }
  return {
    ...sheet,
    form: first.shape.form,
    grid: [LIST_HEAD, ...rows.map(({ cells }) => cells)],
    places: ['', ...rows.map(({ at }) => at)],
  };
}

function blocksOf(grid: Grid): Block[] {
  const shapes: GridShape[] = [];
  for (const [head, row] of grid.entries()) {
    const last = shapes.at(-1);
    if (!last && isListHead(row)) break;
    // Below a heading, only one that stands in the same place begins a new grid.
    const isMaybe = last ? textOf(row[last.hour]) === textOf(grid[last.head]?.[last.hour]) : head < HEAD_WITHIN;
    const shape = isMaybe && row.length > 0 ? shapeAt(grid, head) : undefined;
    if (shape) shapes.push(shape);
  }
  return shapes.map((shape, index) => {
    const end = shapes[index + 1]?.head ?? grid.length;
    const before = shapes[index - 1];
    return { shape, end, titles: titlesBefore(grid, shape.head, before) };
  });
}

/** Headings that a list alone has; 'Horário', 'Quadra' and 'Data' are a grid's as well. */
function isListHead(row: readonly Cell[]): boolean {
  return row.filter((cell) => isListHeading(foldCell(textOf(cell)))).length > LEAST_OF_A_LIST;
}

const LEAST_OF_A_LIST = 3;

/** Titles and empty rows may stand above the headings. */
const HEAD_WITHIN = 10;

/** The cells between a grid and the one above it that are no hours of that. */
function titlesBefore(grid: Grid, head: number, before: GridShape | undefined): Cell[] {
  const from = before ? before.head + 1 : 0;
  const titles: Cell[] = [];
  for (let line = head - 1; line >= from; line -= 1) {
    const row = grid[line] ?? [];
    if (before && textOf(row[before.hour]) !== '' && row.length > before.hour + 1) break;
    titles.unshift(...row.filter((cell) => textOf(cell) !== ''));
  }
  return titles;
}

/** A list whose days stand once above their rows, or in its tab or title. */
function withDays(sheet: NamedSheet): NamedSheet {
  const { head, columns } = guessColumns(sheet.grid);
  const { day, start, name } = columns;
  if (start === undefined || name === undefined || head < 0) return sheet;
  if (day !== undefined) return { ...sheet, grid: filledDown(sheet.grid, head, day) };
  const titles = sheet.grid.slice(0, head).flat();
  const said = [...titles.filter(isDayCell), sheet.name].find((cell) => isDayCell(cell));
  if (said === undefined) return sheet;
  const texts = [...titles.map(textOf), sheet.name];
  const cell = dayCell(said, { month: monthIn(sheet.name), year: yearIn(texts) });
  const width = Math.max(...sheet.grid.map((row) => row.length));
  return {
    ...sheet,
    grid: sheet.grid.map((row, line) =>
      line < head || row.length === 0 || isSum(firstOf(row))
        ? row
        : [...row, ...Array<Cell>(width - row.length).fill(''), line === head ? 'Dia' : cell],
    ),
  };
}

function firstOf(row: readonly Cell[]): string {
  return row.map(textOf).find((text) => text !== '') ?? '';
}

/** A day that stands once holds for the rows below it, as for a reader. A row that has nothing but few cells is not of them. */
function filledDown(grid: Grid, head: number, day: number): Grid {
  let last: Cell = '';
  return grid.map((row, line) => {
    if (line <= head || row.length === 0) return row;
    const own = row[day] ?? '';
    if (textOf(own) !== '') {
      last = isDayCell(own) || dayIn(textOf(own)) ? own : last;
      return row;
    }
    const isRow = row.filter((cell) => textOf(cell) !== '').length >= 2 && !isSum(firstOf(row));
    if (!isRow || textOf(last) === '') return row;
    const filled = [...row, ...Array<Cell>(Math.max(0, day - row.length)).fill('')];
    filled[day] = last;
    return filled;
  });
}
