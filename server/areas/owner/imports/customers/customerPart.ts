import type { CustomerColumnChoice } from '#domain/imports/customerColumns.ts';
import type { Holder } from '#domain/imports/customerHolders.ts';
import { customerPlanner, type CustomerRow, type PlannedCustomerRow } from '#domain/imports/customerPlan.ts';
import { arenaTopic } from '#domain/changes/topic.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Viewer } from '#platform/http/handler.ts';
import { lockOwnedArena } from '#core/arenas/ownedArena.ts';
import { writeEntry } from '#core/audit/writeEntry.ts';
import { countMade, type ImportBatch } from '../importBatch.ts';
import { readCustomersState } from './customersState.ts';
import { fillRecords, makeRecords, type Touched, writeTouched } from './writeCustomers.ts';

interface Importing {
  readonly arenaId: string;
  readonly viewer: Viewer;
  /** Who imports, and as what. */
  readonly by: string;
  readonly role: Viewer['role'];
  readonly columns: CustomerColumnChoice;
  /** The row of the import, which is made with its first part. */
  readonly batch: ImportBatch;
}

/**
 * Decides once more about some rows, now that it counts, and makes and fills their records. Two imports of one arena take turns, so
 * that the second finds what the first made. Returns what became of each row.
 */
export async function importCustomerPart(
  tx: Transaction,
  part: readonly CustomerRow[],
  importing: Importing,
): Promise<PlannedCustomerRow[]> {
  await lockOwnedArena(tx, importing.viewer);
  const first = await write(tx, part, importing);
  if (first.lost.size === 0) return finish(tx, first, importing);
  // The desk wrote the same person down meanwhile. That is committed by now, so that their record is found.
  const late = first.planned.filter(({ holder }) => holder && first.lost.has(holder));
  const second = await write(tx, late, importing);
  const again = new Map(late.map((row, index) => [row, second.planned[index] ?? row]));
  const planned = first.planned.map((row) => {
    const now = again.get(row);
    return now ? (now.holder && second.lost.has(now.holder) ? tooLate(now) : now) : row;
  });
  return finish(tx, { planned, touched: [...first.touched, ...second.touched] }, importing);
}

interface Written {
  readonly planned: readonly PlannedCustomerRow[];
  readonly touched: readonly Touched[];
}

async function write(tx: Transaction, part: readonly CustomerRow[], { arenaId, columns }: Importing) {
  const state = await readCustomersState(tx, { arenaId, rows: part, columns, now: tx.now });
  const planned = part.map(customerPlanner(columns, state));
  const holders = [...new Set(planned.flatMap(({ holder }) => holder ?? []))];
  const isNew = ({ root }: Holder) => root.id === undefined;
  const filled = await fillRecords(
    tx,
    arenaId,
    holders.filter((one) => !isNew(one)),
  );
  const made = await makeRecords(tx, arenaId, holders.filter(isNew));
  return { planned, touched: [...filled.touched, ...made.touched], lost: new Set([...filled.lost, ...made.lost]) };
}

async function finish(tx: Transaction, { planned, touched }: Written, importing: Importing) {
  const { arenaId, by, role, batch } = importing;
  if (touched.length === 0) return [...planned];
  await countMade(tx, { arenaId, by, batch }, 0);
  await countMade(tx, { arenaId, by, batch }, await writeTouched(tx, arenaId, batch.id, touched));
  const made = touched.filter(({ isNew }) => isNew).length;
  const details = `made=${made} filled=${touched.length - made}`;
  await writeEntry(tx, { name: 'importCustomers', role, personId: by, arena: arenaId, subject: batch.id, details });
  noteChange(tx, arenaTopic(arenaId));
  return [...planned];
}

/** Somebody erased or joined the record in this very moment. */
function tooLate({ holder: _, ...row }: PlannedCustomerRow): PlannedCustomerRow {
  return { ...row, outcome: 'refused', remarks: ['Este cadastro mudou agora. Importe de novo.'] };
}
