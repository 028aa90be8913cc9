import { type Cell, textOf } from '../cell.ts';
import { readSpan } from '../cells.ts';
import { isListHeading } from '../columns.ts';
import type { Grid, GridForm } from '../file.ts';
import { isSum } from '../rows.ts';
import { foldCell } from '../words.ts';
import { isDayCell, weekdayIn } from './days.ts';

/** A sheet whose rows are hours and whose columns are courts (`day`) or days (`week`). Places count from 0. */
export interface GridShape {
  readonly form: GridForm;
  /** The row of headings. */
  readonly head: number;
  readonly hour: number;
  readonly columns: readonly number[];
  /** Of a grid of courts: where the day stands, if it has a column. */
  readonly day: number | undefined;
  /** Of a grid of days: where the court stands, if it has a column. */
  readonly court: number | undefined;
  /** What is said of a whole row. */
  readonly note: number | undefined;
}

const HOUR_HEADINGS = /^(?:horas?|horarios?|hs|hr|das|inicio|hora inicio|(?:hora|horario) ?[/\\x] ?(?:quadra|dia)s?)$/;
const DAY_HEADINGS = /^(?:data|dia)$/;
const ASIDE = /^(?:dia da semana|semana|total|totais|soma|valor total|caixa)$/;
const NOTE = /^(?:obs|observac(?:ao|oes)|notas?|anotac(?:ao|oes))$/;
const SAMPLE_ROWS = 30;

/** The grid whose headings stand in a row; undefined where that is none. A list has headings that a grid has not, such as 'Nome'. */
export function shapeAt(grid: Grid, head: number): GridShape | undefined {
  const titles = (grid[head] ?? []).map((cell) => foldCell(textOf(cell)));
  const filled = titles.flatMap((title, place) => (title === '' ? [] : [place]));
  const named = filled.find((place) => HOUR_HEADINGS.test(titles[place] ?? ''));
  const hour = named ?? unnamedHour(grid, head, titles);
  if (hour === undefined || filled.length === 0 || !areHours(grid, head, hour, named !== undefined)) return undefined;
  const of = (isOne: RegExp): number | undefined =>
    filled.find((place) => place !== hour && isOne.test(titles[place] ?? ''));
  const [day, note, court] = [of(DAY_HEADINGS) ?? unnamedDay(grid, head, hour), of(NOTE), of(/^quadra$/)];
  const rest = filled.filter(
    (place) => place > hour && ![day, note, court].includes(place) && !ASIDE.test(titles[place] ?? ''),
  );
  const cells: readonly Cell[] = grid[head] ?? [];
  const isOfDays = (place: number): boolean =>
    weekdayIn(titles[place] ?? '') !== undefined || isDayCell(cells[place] ?? '');
  const common = { head, hour, columns: rest, note };
  if (rest.length > 0 && rest.every(isOfDays)) return { ...common, form: 'week', day: undefined, court };
  if (court !== undefined || rest.length === 0 || rest.some((place) => !isCourtHeading(cells[place] ?? '')))
    return undefined;
  return { ...common, form: 'day', day, court: undefined };
}

/** A court has a name, which is neither a sum nor what a column of a list says. */
function isCourtHeading(cell: Cell): boolean {
  const isText =
    typeof cell === 'string' || (cell.kind === 'number' && Number.isInteger(cell.number) && cell.number < 100);
  return isText && !isListHeading(foldCell(textOf(cell)));
}

/** A corner without a word, right above hours. */
function unnamedHour(grid: Grid, head: number, titles: readonly string[]): number | undefined {
  return [0, 1].find((place) => (titles[place] ?? '') === '' && isHour(grid[head + 1]?.[place] ?? ''));
}

/** A column without a word before that of the hours. */
function unnamedDay(grid: Grid, head: number, hour: number): number | undefined {
  const below = grid.slice(head + 1, head + 1 + SAMPLE_ROWS);
  return [...Array(hour).keys()].find(
    (place) => textOf(grid[head]?.[place]) === '' && below.some((row) => isDayCell(row[place] ?? '')),
  );
}

function areHours(grid: Grid, head: number, place: number, isNamed: boolean): boolean {
  const cells = grid
    .slice(head + 1, head + 1 + SAMPLE_ROWS)
    .map((row) => row[place] ?? '')
    .filter((cell) => textOf(cell) !== '' && !isSum(textOf(cell)));
  const hours = cells.filter((cell) => (isNamed ? 'value' in readSpan(cell) : isHour(cell)));
  return hours.length > 0 && hours.length * 2 > cells.length;
}

/** An hour that cannot be mistaken for a number or a day. */
function isHour(cell: Cell): boolean {
  if (typeof cell === 'object') return cell.kind !== 'number' && 'minutes' in cell && !('day' in cell);
  return /\d ?[:h]/i.test(cell) && 'value' in readSpan(cell);
}

/** A grid of a sheet, which may have several below each other, and what stands above it. */
export interface Block {
  readonly shape: GridShape;
  /** The row after its last one. */
  readonly end: number;
  readonly titles: readonly Cell[];
}
