import type { Database } from '#platform/database/database.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Viewer } from '#platform/http/handler.ts';
import { inTransactionOf } from '#core/calls/holdRight.ts';

/** Rows of one transaction: so few that whoever wants one of the same hours hardly waits for it. */
const ROWS_AT_ONCE = 250;

/**
 * Not one transaction: thousands of rows would stay locked for seconds, and whoever wants one would be refused. Each
 * part is whole, and a row that came in is known, so that after any failure the same call goes on where it ended. Each looks at
 * the right of who imports, so none follows their dismissal.
 * @param wanted those of the rows that may come in
 * @returns what became of all rows, in their order
 */
export async function inParts<Row>(
  { database, viewer }: { readonly database: Database; readonly viewer: Viewer },
  { rows, wanted }: { readonly rows: readonly Row[]; readonly wanted: readonly Row[] },
  importPart: (tx: Transaction, part: readonly Row[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const done = new Map<Row, Row>();
  for (let from = 0; from < wanted.length; from += ROWS_AT_ONCE) {
    const part = wanted.slice(from, from + ROWS_AT_ONCE);
    const made = await inTransactionOf(database, viewer, (tx) => importPart(tx, part));
    for (const [index, row] of made.entries()) done.set(part[index] ?? row, row);
  }
  return rows.map((row) => done.get(row) ?? row);
}
