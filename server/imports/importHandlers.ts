import { type ColumnChoice, guessColumns } from '../../domain/imports/columns.ts';
import { type Grid, MAX_ROWS } from '../../domain/imports/file.ts';
import { importPlanner, type PlannedRow, rowsBelow } from '../../domain/imports/plan.ts';
import { countsOf, foundIn, shownRow } from '../../domain/imports/report.ts';
import { readNow } from '../database/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { signedIn } from '../http/authorise.ts';
import { type Read, refuse } from '../http/handler.ts';
import { inTransactionOf } from '../http/holdRight.ts';
import { Semaphore } from '../http/Semaphore.ts';
import { arenaIdOf } from '../ownArena/ownedArena.ts';
import { readImportState } from './arenaState.ts';
import { eachInTurns } from './eachInTurns.ts';
import { importPart } from './importPart.ts';
import { refuseUnconfirmed } from './refuseUnconfirmed.ts';

/** Reading a file takes a core and a hundred megabytes. Further files wait, and are refused when too many do. */
const reading = new Semaphore({ atOnce: 2, waiting: 32 });

/** Rows of one transaction: so few that whoever wants one of the same hours hardly waits for it. */
const ROWS_AT_ONCE = 250;

/** The handlers of the calls in `domain/contract/imports.ts`. */
export function importHandlers({ database, readSheet }: Pick<Dependencies, 'database' | 'readSheet'>) {
  const previewImport: Read<'previewImport'> = async ({ viewer, file, body }) => {
    const arenaId = arenaIdOf(viewer);
    const grid = await read(file, arenaId);
    const { rows, head, columns } = await plan(grid, body.columns, arenaId);
    return { data: { columns, found: foundIn(grid, head), counts: countsOf(rows), rows: rows.map(shownRow) } };
  };

  /**
   * Not one transaction: thousands of hours would stay locked for seconds, and whoever books there would be refused. Each
   * part is whole, and a row that came in is known, so that after any failure the same call goes on where it ended. Each looks at
   * the right of who imports, so none follows their dismissal.
   */
  const importReservations: Read<'importReservations'> = async ({ viewer, file, body }) => {
    const importing = { arenaId: arenaIdOf(viewer), by: signedIn(viewer).personId, role: viewer.role };
    const grid = await read(file, importing.arenaId);
    const { rows, columns } = await plan(grid, body.columns, importing.arenaId);
    const wanted = rows.filter(({ reservation }) => reservation);
    const done = new Map<number, PlannedRow>();
    for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE) {
      const part = wanted.slice(from, from + ROWS_AT_ONCE);
      const made = await inTransactionOf(database, viewer, (tx) => importPart(tx, part, { ...importing, columns }));
      for (const row of made) done.set(row.line, row);
    }
    const outcome = rows.map((row) => done.get(row.line) ?? row);
    const refused = outcome.filter((row) => row.outcome === 'refused').map(shownRow);
    return { data: { counts: countsOf(outcome), refused } };
  };

  async function read(file: Uint8Array | undefined, arenaId: string): Promise<Grid> {
    await refuseUnconfirmed(database.orm, arenaId);
    return file ? reading.run(() => readSheet(file)) : refuse('sheet_missing');
  }

  async function plan(grid: Grid, chosen: ColumnChoice | undefined, arenaId: string) {
    const { head, columns: guessed } = guessColumns(grid);
    const [rows, columns] = [rowsBelow(head, grid), chosen ?? guessed];
    if (rows.length > MAX_ROWS) return refuse('sheet_rows');
    const now = await readNow(database);
    const { arena } = await readImportState(database.orm, { arenaId, rows, columns, now });
    return { rows: await eachInTurns(rows, importPlanner(columns, arena)), head, columns };
  }

  return { previewImport, importReservations };
}
