import { and, eq } from 'drizzle-orm';
import { writeEntries } from '#core/audit/writeEntry.ts';
import type { Database } from '#platform/database/database.ts';
import { sheetImports } from '#platform/database/schema/imports.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Viewer } from '#platform/http/handler.ts';
import { inTransactionOf } from '#core/calls/holdRight.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { readKeptCustomers, undoCustomerPart } from './customers/undoCustomers.ts';
import { lockImport } from './importBatch.ts';
import { undoableSince } from './madeImports.ts';
import { readKeptReservations, undoReservationPart } from './undoReservations.ts';

/**
 * Undoes an import, part by part like the import itself: each part is whole and looks at the right of who undoes, and after any
 * failure the same call goes on where it ended. Its row's lock has two undo it one part after the other, so that each
 * row is taken back once. Returns how many this call took back, and what stays.
 */
export function undoImport(database: Database): Read<'undoImport'> {
  return async ({ viewer, params: { id } }) => {
    let undone = 0;
    for (;;) {
      const part = await inTransactionOf(database, viewer, (tx) => undoPart(tx, viewer, id));
      undone += part.undone;
      if (part.isMore) continue;
      const arena = await ownedArena(database.orm, viewer);
      if (part.kind === 'customers')
        return { data: { undone, kept: [], keptCustomers: await readKeptCustomers(database.orm, arena.id, id) } };
      return { data: { undone, kept: await readKeptReservations(database, arena, id) } };
    }
  };
}

async function undoPart(tx: Transaction, viewer: Viewer, id: string) {
  const arena = await ownedArena(tx, viewer);
  const { personId: by } = signedIn(viewer);
  const batch = await lockImport(tx, arena.id, id);
  if (!batch) return refuse('import_not_found');
  if (batch.at <= undoableSince(tx.now)) refuse('import_too_old');
  const isOfCustomers = batch.kind === 'customers';
  const undoing = { arena, by, importId: id };
  const { subjects, isMore } = await (isOfCustomers ? undoCustomerPart : undoReservationPart)(tx, undoing);
  const undone = subjects.length;
  await tx
    .update(sheetImports)
    .set({ undone: batch.undone + undone, undoneBy: by, ...(!isMore && { undoneAt: tx.now }) })
    .where(and(eq(sheetImports.arenaId, arena.id), eq(sheetImports.id, id)));
  // People are not told of one by one: the entry of an import of customers says how many.
  const about = isOfCustomers || undone === 0 ? [id] : subjects;
  const details = isOfCustomers ? `undone=${undone}` : '';
  const deed = { name: 'undoImport', role: viewer.role, personId: by, arena: arena.id, details } as const;
  await writeEntries(
    tx,
    about.map((subject) => ({ ...deed, subject })),
  );
  return { undone, isMore, kind: batch.kind };
}
