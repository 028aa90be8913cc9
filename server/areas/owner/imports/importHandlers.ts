import type { ColumnChoice } from '#domain/imports/columns.ts';
import { MAX_ROWS, type NamedSheet, type Separator } from '#domain/imports/file.ts';
import { importPlanner, type PlannedRow } from '#domain/imports/plan.ts';
import { countsOf, foundIn, partedIn, shownRow } from '#domain/imports/report.ts';
import { readSheets } from '#domain/imports/sheets.ts';
import { readNow } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { inTransactionOf } from '#core/calls/holdRight.ts';
import { Semaphore } from '#platform/http/Semaphore.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { readImportState } from './arenaState.ts';
import { eachInTurns } from './eachInTurns.ts';
import { importPart } from './importPart.ts';
import { readMadeImports } from './madeImports.ts';
import { refuseUnconfirmed } from './refuseUnconfirmed.ts';
import { undoImport } from './undoImport.ts';

/** Reading a file takes a core and a hundred megabytes. Further files wait, and are refused when too many do. */
const READING = { atOnce: 2, waiting: 32 };

/** Rows of one transaction: so few that whoever wants one of the same hours hardly waits for it. */
const ROWS_AT_ONCE = 250;

/** The handlers of the calls in `domain/contract/imports.ts`. */
export function importHandlers({ database, readSheet }: Pick<Dependencies, 'database' | 'readSheet'>) {
  const reading = new Semaphore(READING);

  const previewImport: Read<'previewImport'> = async ({ viewer, file, body }) => {
    const arenaId = arenaIdOf(viewer);
    const all = await read(file, arenaId, body.separator);
    const { rows, head, columns, grid, sheets } = await plan(all, body, arenaId);
    const found = foundIn(grid, head);
    return {
      data: { sheets, columns, ...partedIn(all), found, counts: countsOf(rows), rows: rows.map(shownRow) },
    };
  };

  /**
   * Not one transaction: thousands of hours would stay locked for seconds, and whoever books there would be refused. Each
   * part is whole, and a row that came in is known, so that after any failure the same call goes on where it ended. Each looks at
   * the right of who imports, so none follows their dismissal.
   */
  const importReservations: Read<'importReservations'> = async ({ viewer, file, body }) => {
    const batch = { id: newId(), fileName: body.fileName?.trim() ?? '' };
    const importing = { arenaId: arenaIdOf(viewer), by: signedIn(viewer).personId, role: viewer.role, batch };
    const { rows, columns } = await plan(await read(file, importing.arenaId, body.separator), body, importing.arenaId);
    const wanted = rows.filter(({ reservation }) => reservation);
    const done = new Map<PlannedRow, PlannedRow>();
    for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE) {
      const part = wanted.slice(from, from + ROWS_AT_ONCE);
      const made = await inTransactionOf(database, viewer, (tx) => importPart(tx, part, { ...importing, columns }));
      for (const [index, row] of made.entries()) done.set(part[index] ?? row, row);
    }
    const outcome = rows.map((row) => done.get(row) ?? row);
    const refused = outcome.filter((row) => row.outcome === 'refused').map(shownRow);
    return { data: { counts: countsOf(outcome), refused } };
  };

  async function read(
    file: Uint8Array | undefined,
    arenaId: string,
    separator?: Separator,
  ): Promise<readonly NamedSheet[]> {
    await refuseUnconfirmed(database.orm, arenaId);
    return file ? reading.run(() => readSheet(file, separator)) : refuse('sheet_missing');
  }

  async function plan(sheets: readonly NamedSheet[], chosen: Chosen, arenaId: string) {
    const places = chosen.sheets?.split(',').map(Number);
    const used = readSheets(sheets, { sheets: places, columns: chosen.columns });
    const { rows, columns } = used;
    if (rows.length > MAX_ROWS) return refuse('sheet_rows');
    const now = await readNow(database);
    const { arena } = await readImportState(database.orm, { arenaId, rows, columns, now });
    return { ...used, rows: await eachInTurns(rows, importPlanner(columns, arena)) };
  }

  return {
    previewImport,
    importReservations,
    madeImports: readMadeImports(database),
    undoImport: undoImport(database),
  };
}

interface Chosen {
  readonly columns?: ColumnChoice;
  /** Their places, as in `'0,2'`. */
  readonly sheets?: string;
}
