import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { arenaTopic } from '#domain/changes/topic.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { openTill } from '#core/ledger/openTill.ts';
import { noteChange, noteReservations } from '#platform/changes/noteChange.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { products, sales } from '#platform/database/schema/products.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { stockMovedBy } from './changeProducts.ts';
import { recordSales } from './payments.ts';
import { isPaymentOf, saleOf, selectSales } from './saleRows.ts';

/** What stands on accounts is paid, all of it or nothing. */
export const paySales: Write<'paySales'> = {
  async decide({ viewer, body }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const ids = [...new Set(body.sales)];
    const are = and(eq(sales.arenaId, arenaId), inArray(sales.id, ids));
    // In one order everywhere, so that two desks wait for each other instead of for ever.
    const rows = await tx.select().from(sales).where(are).orderBy(asc(sales.id)).for('update');
    if (rows.length < ids.length) refuse('sale_not_found');
    if (rows.some(({ paidAt, undoneAt }) => paidAt !== null || undoneAt !== null)) refuse('sale_paid');
    await tx.update(sales).set({ paidAt: tx.now }).where(are);
    await recordSales(tx, { arenaId, by: signedIn(viewer).personId }, rows, body.method);
    noteSales(tx, arenaId, rows);
    const paid = await selectSales(tx, arenaId, inArray(sales.id, ids)).orderBy(asc(sales.id));
    const accounts = new Set(rows.map(({ reservationId }) => reservationId));
    const [only = null] = accounts.size === 1 ? accounts : [];
    return { data: { sales: paid.map(saleOf) }, about: { subject: only ?? ids[0] ?? '' } };
  },
};

/** Undoes a sale: the stock comes back, and what was paid for it goes, by the opposite movement. */
export const undoSale: Write<'undoSale'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const by = signedIn(viewer).personId;
    const isIt = and(eq(sales.arenaId, arenaId), eq(sales.id, id));
    const [undone] = await tx
      .update(sales)
      .set({ undoneAt: tx.now, undoneBy: by })
      .where(and(isIt, isNull(sales.undoneAt)))
      .returning();
    if (!undone) return refuse((await tx.$count(sales, isIt)) > 0 ? 'sale_undone' : 'sale_not_found');
    await takePaymentBack(tx, arenaId, { id, by });
    if (undone.isCounted) await putBack(tx, arenaId, undone);
    noteSales(tx, arenaId, [undone]);
    return { data: {}, about: { subject: undone.reservationId ?? id } };
  },
};

async function takePaymentBack(
  tx: Transaction,
  arenaId: string,
  { id, by }: { readonly id: string; readonly by: string },
) {
  const [paid] = await tx
    .select({ movement: movements })
    .from(sales)
    .innerJoin(movements, isPaymentOf(arenaId))
    .where(and(eq(sales.arenaId, arenaId), eq(sales.id, id)));
  if (!paid) return;
  const { id: undoesId, valueCentavos, ...movement } = paid.movement;
  const undo = { id: newId(), kind: 'undo', undoesId, valueCentavos: -valueCentavos } as const;
  await tx.insert(movements).values({ ...movement, ...undo, at: tx.now, recordedBy: by, tillId: openTill(arenaId) });
}

/** Into the stock of a product that is counted still, on sale or not. */
async function putBack(tx: Transaction, arenaId: string, { productId, quantity }: typeof sales.$inferSelect) {
  await tx
    .update(products)
    .set(stockMovedBy(quantity))
    .where(and(eq(products.arenaId, arenaId), eq(products.id, productId)));
}

function noteSales(tx: Transaction, arenaId: string, rows: readonly (typeof sales.$inferSelect)[]): void {
  noteChange(tx, arenaTopic(arenaId));
  noteReservations(
    tx,
    arenaId,
    rows.flatMap(({ reservationId }) => reservationId ?? []),
  );
}
