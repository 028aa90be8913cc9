import { textOf } from './cell.ts';
import type { Grid, GridForm, NamedSheet } from './file.ts';
import { type FileRow, rowsBelow } from './rows.ts';
import type { Guess, Places } from './recognise.ts';
import { foldCell } from './words.ts';

/** A sheet of the file, and whether its rows are among those that are imported. */
interface SheetUse {
  readonly name: string;
  /** Below the headings. */
  readonly rows: number;
  readonly isRead: boolean;
  /** Its headings are those of the first sheet that is read. */
  readonly agrees: boolean;
  readonly isHidden: boolean;
  readonly isLeftOut: boolean;
  /** Of a grid: how it was laid out. */
  readonly form?: GridForm;
  /** Nothing in it is what is imported, beside sheets that have it. */
  readonly isNotes?: boolean;
}

export interface ReadSheets<Column extends string> {
  /** What each column of the first sheet that is read says, and of all that agree with it. */
  readonly columns: Places<Column>;
  /** The first sheet that is read, and its row of headings. */
  readonly grid: Grid;
  readonly head: number;
  readonly sheets: readonly SheetUse[];
  readonly rows: readonly FileRow<Column>[];
}

interface Choice<Column extends string> {
  readonly guess: (grid: Grid) => Guess<Column>;
  /** Places of sheets in the file, from 0; without it, all that are shown and agree with the first. */
  readonly sheets: readonly number[] | undefined;
  /** Instead of what is guessed of the first sheet, and of those that agree with it. */
  readonly columns: Places<Column> | undefined;
}

/**
 * The rows of the sheets that are read, in the order of the file. A chosen sheet with other headings is read by its own.
 * @param sheets of which at least one has a row
 */
export function readSheets<Column extends string>(
  sheets: readonly NamedSheet[],
  choice: Choice<Column>,
): ReadSheets<Column> {
  const looked = withoutNotes(sheets.map((sheet, place) => look(sheet, place, choice.guess)));
  const first = firstOf(looked, choice);
  const columns = choice.columns ?? first?.guess.columns ?? {};
  const isSeveral = sheets.length > 1;
  const used = looked.map((one) => {
    const agrees = one.headings === first?.headings;
    const isDefault = one === first || (agrees && !one.sheet.isHidden && one.rows.length > 0);
    return { ...one, agrees, isRead: choice.sheets ? choice.sheets.includes(one.place) : isDefault };
  });
  return {
    columns,
    grid: first?.sheet.grid ?? [],
    head: first?.guess.head ?? -1,
    sheets: used.map(({ sheet: { name, isHidden, isLeftOut, form }, rows, agrees, isRead, isNotes }) => ({
      ...(form && { form }),
      ...(isNotes && { isNotes }),
      name,
      rows: rows.length,
      isRead,
      agrees,
      isHidden,
      isLeftOut,
    })),
    rows: used
      .filter(({ isRead }) => isRead)
      .flatMap(({ rows, sheet, agrees, guess }) =>
        rows.map((row) => ({
          ...row,
          ...(isSeveral && { sheet: sheet.name }),
          ...(!agrees && { columns: guess.columns }),
        })),
      ),
  };
}

interface Looked<Column extends string> {
  readonly sheet: NamedSheet;
  readonly place: number;
  readonly guess: Guess<Column>;
  readonly rows: readonly FileRow<never>[];
  /** Two sheets with the same ones agree. */
  readonly headings: string;
  readonly isNotes: boolean;
}

function look<Column extends string>(
  sheet: NamedSheet,
  place: number,
  guessOf: Choice<Column>['guess'],
): Looked<Column> {
  const guess = guessOf(sheet.grid);
  const titles = (sheet.grid[guess.head] ?? []).map((cell) => foldCell(textOf(cell)));
  const headings = JSON.stringify(guess.head < 0 ? guess.columns : titles);
  return { sheet, place, guess, rows: rowsBelow(guess.head, sheet.grid, sheet.places), headings, isNotes: false };
}

/** Fewer columns that are known are no list. */
const LEAST_COLUMNS = 2;

/** Names the sheets of notes: those of which hardly a column is known, where others have what is imported. */
function withoutNotes<Column extends string>(looked: readonly Looked<Column>[]): readonly Looked<Column>[] {
  const isList = ({ rows, guess }: Looked<Column>): boolean =>
    rows.length > 0 && Object.keys(guess.columns).length >= LEAST_COLUMNS;
  if (!looked.some(isList)) return looked;
  return looked.map((one) => ({ ...one, isNotes: one.rows.length > 0 && !isList(one) }));
}

/** The first with rows: of the chosen ones, else of those that are shown, else of all. */
function firstOf<Column extends string>(
  looked: readonly Looked<Column>[],
  { sheets }: Choice<Column>,
): Looked<Column> | undefined {
  const filled = looked.filter(({ rows }) => rows.length > 0);
  if (sheets)
    return filled.find(({ place }) => sheets.includes(place)) ?? looked.find(({ place }) => sheets.includes(place));
  const lists = filled.filter(({ isNotes }) => !isNotes);
  return lists.find(({ sheet }) => !sheet.isHidden) ?? lists[0] ?? filled[0] ?? looked[0];
}
