import { randomBytes } from 'node:crypto';
import { and, eq, or } from 'drizzle-orm';
import { CODE_BYTES, makeCode } from '#domain/vouchers/makeCode.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { untellSale, watchSale } from '../staff/gifts.ts';
import { openTill } from '#core/ledger/openTill.ts';
import { tellEnded } from './tellVoucher.ts';
import { readVoucher, writeVoucher } from './createVoucher.ts';
import { IS_IN_USE, IS_RETURNED, isKept } from './voucherRow.ts';

/** The whole price, in hundredths of a percent. */
const ALL = 10_000;

/** Sells credits at the desk: the voucher and the payment for it, both or neither. */
export const sellVoucher: Write<'sellVoucher'> = {
  async decide({ viewer, body: { player, credits, price, method, expire } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const code = makeCode(randomBytes(CODE_BYTES));
    const voucherId = await writeVoucher(tx, arena, {
      player,
      code,
      discount: ALL,
      credits,
      lifetimeUse: false,
      expire,
    });
    await watchSale(tx, viewer, arena.id, { id: voucherId, credits, price });
    const { personId: recordedBy } = signedIn(viewer);
    const movement = { arenaId: arena.id, id: newId(), voucherId, kind: 'payment', method, recordedBy } as const;
    await tx.insert(movements).values({ ...movement, valueCentavos: price, at: tx.now, tillId: openTill(arena.id) });
    return { data: { voucher: await readVoucher(tx, arena, voucherId) } };
  },
};

/** Undoes a sale of which nothing is in use: the payment by the opposite movement, and the voucher is no longer there. */
export const undoVoucherSale: Write<'undoVoucherSale'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const arenaId = arena.id;
    await lockUnused(tx, arenaId, id);
    const [sale] = await tx
      .select()
      .from(movements)
      .where(and(eq(movements.arenaId, arenaId), eq(movements.voucherId, id), eq(movements.kind, 'payment')));
    if (!sale) return refuse('voucher_not_sold');
    await tx.insert(movements).values({
      ...sale,
      id: newId(),
      kind: 'undo',
      valueCentavos: -sale.valueCentavos,
      at: tx.now,
      recordedBy: signedIn(viewer).personId,
      undoesId: sale.id,
      tillId: openTill(arenaId),
    });
    // Without credits, so that no cancelled reservation can take any again.
    await tellEnded(tx, arena, id);
    await untellSale(tx, id);
    await tx.update(vouchers).set({ credits: 0, removedAt: tx.now }).where(isKept(arenaId, id));
    return { data: {} };
  },
};

/** The lock makes bookings with it wait. Whether it is in use is read after it, by a statement that sees those before. */
async function lockUnused(tx: Transaction, arenaId: string, id: string): Promise<void> {
  const locked = await tx.select({ id: vouchers.id }).from(vouchers).where(isKept(arenaId, id)).for('update');
  if (locked.length === 0) return refuse('voucher_not_found');
  const used = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(isKept(arenaId, id), or(IS_IN_USE, IS_RETURNED)));
  if (used.length > 0) refuse('voucher_used');
}
