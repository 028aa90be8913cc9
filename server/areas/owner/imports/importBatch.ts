import { and, eq, sql } from 'drizzle-orm';
import type { ImportKind } from '#domain/imports/kinds.ts';
import { sheetImports } from '#platform/database/schema/imports.ts';
import type { Transaction } from '#platform/database/transaction.ts';

/** One import of a spreadsheet, by which it is undone. */
export interface ImportBatch {
  readonly id: string;
  /** Null of reservations, as before there were others. */
  readonly kind: ImportKind | null;
  /** As the browser named it; empty when it did not. */
  readonly fileName: string;
}

interface Counting {
  readonly arenaId: string;
  readonly by: string;
  readonly batch: ImportBatch;
}

/** Adds the reservations or records of a part to its import. One of which nothing came in leaves no row. */
export async function countMade(tx: Transaction, { arenaId, by, batch }: Counting, made: number): Promise<void> {
  const { id, kind, fileName } = batch;
  await tx
    .insert(sheetImports)
    .values({ arenaId, id, at: tx.now, importedBy: by, kind, fileName, made })
    .onConflictDoUpdate({
      target: [sheetImports.arenaId, sheetImports.id],
      set: { made: sql`${sheetImports.made} + ${made}` },
    });
}

/** Locks an import of an arena, so that two undo it part by part, one after the other. */
export async function lockImport(tx: Transaction, arenaId: string, id: string) {
  const [found] = await tx
    .select()
    .from(sheetImports)
    .where(and(eq(sheetImports.arenaId, arenaId), eq(sheetImports.id, id)))
    .for('update');
  return found;
}
