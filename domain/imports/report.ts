import { Schema } from 'effect';
import { StartHour } from '../booking/hours.ts';
import { Day } from '../days/day.ts';
import { TotalReais } from '../money/money.ts';
import { ColumnChoice } from './columns.ts';
import type { Grid } from './file.ts';
import type { PlannedRow, RowOutcome } from './plan.ts';

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
});

/** What becomes of a row, or became of it. */
export const ImportRow = Schema.Struct({
  /** As a spreadsheet counts, from 1. */
  line: Schema.Int,
  outcome: Outcome,
  /** What was mended, or why it is refused, in Portuguese. */
  remarks: Schema.Array(Schema.String),
  reservation: Schema.optionalKey(ImportedReservation),
  /** The row as the file has it, when it is refused: to be corrected and imported later. */
  cells: Schema.optionalKey(Schema.Array(Schema.String)),
});
export type ImportRow = typeof ImportRow.Type;

export const ImportCounts = Schema.Struct({
  taken: Schema.Int,
  mended: Schema.Int,
  refused: Schema.Int,
  already: Schema.Int,
});
export type ImportCounts = typeof ImportCounts.Type;

/** What an import would do. Nothing is changed by it. */
export const ImportPreview = Schema.Struct({
  columns: ColumnChoice,
  /** The file's columns in their order: a heading, which may be empty, and a filled cell below it. */
  found: Schema.Array(Schema.Struct({ heading: Schema.String, sample: Schema.String })),
  counts: ImportCounts,
  rows: Schema.Array(ImportRow),
});
export type ImportPreview = typeof ImportPreview.Type;

/** What an import did: how many rows became reservations, and those that did not. */
export const ImportResult = Schema.Struct({ counts: ImportCounts, refused: Schema.Array(ImportRow) });
export type ImportResult = typeof ImportResult.Type;

export function countsOf(rows: readonly { readonly outcome: RowOutcome }[]): ImportCounts {
  const count = (outcome: RowOutcome): number => rows.filter((row) => row.outcome === outcome).length;
  return { taken: count('taken'), mended: count('mended'), refused: count('refused'), already: count('already') };
}

/** A planned row as it is told. */
export function shownRow({ line, outcome, remarks, cells, reservation }: PlannedRow): ImportRow {
  return {
    line,
    outcome,
    remarks,
    ...(outcome === 'refused' && { cells }),
    ...(reservation && {
      reservation: {
        date: reservation.day,
        from: reservation.from,
        until: reservation.until,
        court: reservation.court.name,
        guestPlayerName: reservation.name,
        total: reservation.total,
        isPaid: reservation.isPaid,
      },
    }),
  };
}

/** The file's columns with their headings, and what the first row that fills them says. */
export function foundIn(grid: Grid, head: number): ImportPreview['found'] {
  const rows = grid.slice(head + 1);
  const width = Math.max(0, ...[grid[head] ?? [], ...rows].map((row) => row.length));
  return Array.from({ length: width }, (_, place) => ({
    heading: (grid[head]?.[place] ?? '').trim(),
    sample: (rows.find((row) => (row[place] ?? '').trim() !== '')?.[place] ?? '').trim(),
  }));
}
