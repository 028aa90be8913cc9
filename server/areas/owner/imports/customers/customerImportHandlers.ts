import { type CustomerColumn, guessCustomerColumns } from '#domain/imports/customerColumns.ts';
import { customerPlanner } from '#domain/imports/customerPlan.ts';
import { customerCountsOf, shownCustomerRow } from '#domain/imports/customerReport.ts';
import { foundIn, partedIn } from '#domain/imports/report.ts';
import type { ReadSheets } from '#domain/imports/sheets.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';
import { eachInTurns } from '../eachInTurns.ts';
import { inParts } from '../inParts.ts';
import type { OpenUpload } from '../readUpload.ts';
import { importCustomerPart } from './customerPart.ts';
import { readCustomersState } from './customersState.ts';

/** A file of customers that comes in: the same two calls as for reservations. */
export function customerImportHandlers(database: Database, open: OpenUpload) {
  const previewCustomerImport: Read<'previewCustomerImport'> = async ({ viewer, file, body }) => {
    const arenaId = arenaIdOf(viewer);
    const opened = await open({ arenaId, file, chosen: body, guess: guessCustomerColumns });
    const rows = await plan(opened, arenaId);
    const { all, head, columns, grid, sheets } = opened;
    const counts = customerCountsOf(rows);
    const found = foundIn(grid, head);
    return { data: { sheets, columns, ...partedIn(all), found, counts, rows: rows.map(shownCustomerRow) } };
  };

  const importCustomers: Read<'importCustomers'> = async ({ viewer, file, body }) => {
    const batch = { id: newId(), kind: 'customers' as const, fileName: body.fileName?.trim() ?? '' };
    const arenaId = arenaIdOf(viewer);
    const importing = { arenaId, viewer, by: signedIn(viewer).personId, role: viewer.role, batch };
    const opened = await open({ arenaId, file, chosen: body, guess: guessCustomerColumns });
    const rows = await plan(opened, arenaId);
    const wanted = rows.filter(({ holder }) => holder);
    const { columns } = opened;
    const outcome = await inParts({ database, viewer }, { rows, wanted }, (tx, part) =>
      importCustomerPart(tx, part, { ...importing, columns }),
    );
    const refused = outcome.filter((row) => row.outcome === 'refused').map(shownCustomerRow);
    return { data: { counts: customerCountsOf(outcome), refused } };
  };

  async function plan({ rows, columns }: ReadSheets<CustomerColumn>, arenaId: string) {
    const now = await readNow(database);
    const state = await readCustomersState(database.orm, { arenaId, rows, columns, now });
    return eachInTurns(rows, customerPlanner(columns, state));
  }

  return { previewCustomerImport, importCustomers };
}
