import type { Answers } from '#domain/imports/answers.ts';
import type { Column, ColumnChoice } from '#domain/imports/columns.ts';
import { importPlanner, type PlannedRow } from '#domain/imports/plan.ts';
import type { FileRow } from '#domain/imports/rows.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Viewer } from '#platform/http/handler.ts';
import type { ImportBatch } from './importBatch.ts';
import { readImportState } from './arenaState.ts';
import { writeReservations } from './writeReservations.ts';

interface Importing {
  readonly arenaId: string;
  /** Who imports, and as what. */
  readonly by: string;
  readonly role: Viewer['role'];
  readonly columns: ColumnChoice;
  readonly answers: Answers;
  /** The row of the import, which is made with its first part. */
  readonly batch: ImportBatch;
}

/** Decides once more about some rows, now that it counts, and makes their reservations. Returns what became of each. */
export async function importPart(
  tx: Transaction,
  part: readonly FileRow<Column>[],
  importing: Importing,
): Promise<PlannedRow[]> {
  const { arenaId, columns, answers } = importing;
  const replan = async (rows: readonly FileRow<Column>[]) => {
    const { arena, over } = await readImportState(tx, { arenaId, rows, columns, answers, now: tx.now });
    return { planned: rows.map(importPlanner(columns, arena, answers)), over };
  };
  const { planned, over } = await replan(part);
  const wanted = planned.flatMap(({ reservation }) => reservation ?? []);
  if (wanted.length === 0) return planned;
  const late = await writeReservations(tx, wanted, { ...importing, over });
  const lost = planned.filter(({ reservation }) => reservation && late.has(reservation.key));
  if (lost.length === 0) return planned;
  // Somebody was faster by milliseconds. What they did is committed by now, so that it is read who has the hours.
  const { planned: again } = await replan(lost);
  const told = new Map(lost.map((row, index) => [row, again[index]]));
  return planned.map((row) => {
    const now = told.get(row);
    return now ? (now.reservation ? tooLate(now) : now) : row;
  });
}

/** The hours are free again already: whoever had them let them go in between. */
function tooLate({ reservation: _, ...row }: PlannedRow): PlannedRow {
  return { ...row, outcome: 'refused', remarks: ['Outra pessoa reservou este horário agora. Importe de novo.'] };
}
