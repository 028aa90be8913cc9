import { Schema } from 'effect';
import { StartHour } from '../values/days/hours.ts';
import { Id, Instant } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';
import { textOf } from './cell.ts';
import { ColumnChoice } from './columns.ts';
import { type Grid, GRID_FORMS, type NamedSheet, SEPARATORS } from './file.ts';
import { IMPORT_KINDS } from './kinds.ts';
import type { PlannedReservation, PlannedRow, RowOutcome } from './plan.ts';
import type { FileRow } from './rows.ts';

const Outcome = Schema.Literals(['taken', 'mended', 'refused', 'already']);

/** The reservation that a row becomes, as it is shown before it is made. */
const ImportedReservation = Schema.Struct({
  date: Day,
  from: StartHour,
  /** 1 to 24. */
  until: Schema.Int,
  court: Schema.String,
  guestPlayerName: Schema.String,
  total: TotalReais,
  isPaid: Schema.Boolean,
  /** What was paid before; absent when nothing or all was. */
  received: Schema.optionalKey(TotalReais),
});

/** What is told of a row, whatever comes in. */
export const RowFields = {
  /** As a spreadsheet counts, from 1. */
  line: Schema.Int,
  /** The cell that it was, such as `C4`, where the sheet is a grid. */
  at: Schema.optionalKey(Schema.String),
  /** Its sheet's name, where the file has several. */
  sheet: Schema.optionalKey(Schema.String),
  /** What was mended, or why it is refused, in Portuguese. */
  remarks: Schema.Array(Schema.String),
  /** The row as the file has it, when it is refused: to be corrected and imported later. */
  cells: Schema.optionalKey(Schema.Array(Schema.String)),
};

/** What becomes of a row, or became of it. */
export const ImportRow = Schema.Struct({
  ...RowFields,
  outcome: Outcome,
  reservation: Schema.optionalKey(ImportedReservation),
});
export type ImportRow = typeof ImportRow.Type;

export const ImportCounts = Schema.Struct({
  taken: Schema.Int,
  mended: Schema.Int,
  refused: Schema.Int,
  already: Schema.Int,
});
export type ImportCounts = typeof ImportCounts.Type;

/** A sheet of the file, in their order. */
const SheetUse = Schema.Struct({
  /** Empty of a CSV file. */
  name: Schema.String,
  /** Below the headings. */
  rows: Schema.Int,
  /** Its rows are among those that were read. */
  isRead: Schema.Boolean,
  /** Its headings are those of the first sheet that is read. */
  agrees: Schema.Boolean,
  isHidden: Schema.Boolean,
  /** The file had too many rows before it was read. */
  isLeftOut: Schema.Boolean,
  /** Of a grid: hours by courts, or by days. */
  form: Schema.optionalKey(Schema.Literals(GRID_FORMS)),
  /** Nothing in it is what is imported, beside sheets that have it. */
  isNotes: Schema.optionalKey(Schema.Boolean),
});

/** What is told of the file, whatever comes in. */
export const FileFields = {
  sheets: Schema.Array(SheetUse),
  /** Of a text file: what its cells were parted by, and its first rows as they came out. */
  text: Schema.optionalKey(
    Schema.Struct({ separator: Schema.Literals(SEPARATORS), rows: Schema.Array(Schema.Array(Schema.String)) }),
  ),
  /** The file's columns in their order: a heading, which may be empty, and a filled cell below it. */
  found: Schema.Array(Schema.Struct({ heading: Schema.String, sample: Schema.String })),
};

/** What is uncertain in the file: one answer holds for all rows that have it. */
const Question = Schema.Struct({
  id: Schema.String,
  /** How many rows it settles, and where the first of them stands, in Portuguese as all of its texts. */
  rows: Schema.Int,
  first: Schema.String,
  text: Schema.String,
  /** What each answer would do. */
  options: Schema.Array(Schema.Struct({ value: Schema.String, label: Schema.String })),
  /** The value that was answered; absent while it is open. */
  answer: Schema.optionalKey(Schema.String),
});

/** What an import would do. Nothing is changed by it. */
export const ImportPreview = Schema.Struct({
  ...FileFields,
  questions: Schema.optionalKey(Schema.Array(Question)),
  columns: ColumnChoice,
  counts: ImportCounts,
  rows: Schema.Array(ImportRow),
});
export type ImportPreview = typeof ImportPreview.Type;

/** What an import did: how many rows became reservations, and those that did not. */
export const ImportResult = Schema.Struct({ counts: ImportCounts, refused: Schema.Array(ImportRow) });
export type ImportResult = typeof ImportResult.Type;

/** How long an import can be undone, in days. */
export const UNDO_DAYS = 7;

/** An import that can be undone, or was. */
export const MadeImport = Schema.Struct({
  id: Id,
  at: Instant,
  /** Empty when the browser gave none. */
  fileName: Schema.String,
  /** Who did it. */
  by: Schema.String,
  /** How many reservations or records it made or filled, and how many of them were undone. */
  made: Schema.Int,
  undone: Schema.Int,
  /** When an undo had come to its end. */
  undoneAt: Schema.optionalKey(Instant),
  /** What came in. Absent of reservations. */
  kind: Schema.optionalKey(Schema.Literals(IMPORT_KINDS)),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type MadeImport = typeof MadeImport.Type;

/** Why a reservation of an import stays: what somebody did to it since. */
const KEPT_REASONS = ['begun', 'closed', 'given', 'moved', 'money', 'noted'] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/** A reservation that an undo leaves as it is. */
export const KeptReservation = Schema.Struct({
  id: Id,
  date: Day,
  /** As the desk knows them. */
  name: Schema.String,
  why: Schema.Literals(KEPT_REASONS),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type KeptReservation = typeof KeptReservation.Type;

/** Why a record of an import stays as it is: what somebody did with it since. */
const KEPT_CUSTOMER_REASONS = ['erased', 'joined', 'booked', 'sold', 'changed'] as const;
export type KeptCustomerReason = (typeof KEPT_CUSTOMER_REASONS)[number];

/** A record that an undo leaves as it is. */
export const KeptCustomer = Schema.Struct({
  id: Id,
  name: Schema.String,
  why: Schema.Literals(KEPT_CUSTOMER_REASONS),
}).pipe(Schema.encodeKeys({ id: '_id' }));
export type KeptCustomer = typeof KeptCustomer.Type;

/** What an undo did: how many it took back by itself, and those that stay: reservations, or records. */
export const ImportUndo = Schema.Struct({
  undone: Schema.Int,
  kept: Schema.Array(KeptReservation),
  keptCustomers: Schema.optionalKey(Schema.Array(KeptCustomer)),
});
export type ImportUndo = typeof ImportUndo.Type;

export function countsOf(rows: readonly { readonly outcome: RowOutcome }[]): ImportCounts {
  const count = (outcome: RowOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  return { taken: count('taken'), mended: count('mended'), refused: count('refused'), already: count('already') };
}

interface Planned<Outcome extends string> extends Omit<FileRow<never>, 'columns'> {
  readonly outcome: Outcome;
  readonly remarks: readonly string[];
}

/** What is told of a planned row, whatever comes in. */
export function shownFields<Outcome extends string>({ line, at, sheet, outcome, remarks, cells }: Planned<Outcome>) {
  return {
    line,
    ...(at !== undefined && { at }),
    ...(sheet !== undefined && { sheet }),
    outcome,
    remarks,
    ...(outcome === 'refused' && { cells: cells.map(textOf) }),
  };
}

/** A planned row as it is told. */
export function shownRow({ reservation, ...row }: PlannedRow): ImportRow {
  return {
    ...shownFields(row),
    ...(reservation && {
      reservation: {
        date: reservation.day,
        from: reservation.from,
        until: reservation.until,
        court: reservation.court.name,
        guestPlayerName: reservation.name,
        total: reservation.total,
        isPaid: isAllPaid(reservation),
        ...(reservation.received > 0 && !isAllPaid(reservation) && { received: reservation.received }),
      },
    }),
  };
}

function isAllPaid({ received, total }: PlannedReservation): boolean {
  return received === total && total > 0;
}

/** The file's columns with their headings, and what the first row that fills them says. */
export function foundIn(grid: Grid, head: number): ImportPreview['found'] {
  const rows = grid.slice(head + 1);
  const width = Math.max(0, ...[grid[head] ?? [], ...rows].map((row) => row.length));
  return Array.from({ length: width }, (_, place) => ({
    heading: textOf(grid[head]?.[place]),
    sample: textOf(rows.find((row) => textOf(row[place]) !== '')?.[place]),
  }));
}

/** How many rows of a text file are shown as they were parted. */
const FIRST_ROWS = 4;

/** What a text file's cells were parted by, and its first rows; nothing of a workbook. */
export function partedIn(sheets: readonly NamedSheet[]): Pick<ImportPreview, 'text'> {
  const [sheet] = sheets;
  if (!sheet?.separator) return {};
  const filled = sheet.grid.filter((row) => row.length > 0).slice(0, FIRST_ROWS);
  return { text: { separator: sheet.separator, rows: filled.map((row) => row.map(textOf)) } };
}
