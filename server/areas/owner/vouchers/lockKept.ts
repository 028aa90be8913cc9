import { vouchers } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Viewer } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { isKept, selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

/** Locks a voucher of the caller's arena, and reads it after that, so that it includes all earlier bookings. */
export async function lockKept(tx: Transaction, viewer: Viewer, id: string) {
  const arena = await ownedArena(tx, viewer);
  await tx.select({ id: vouchers.id }).from(vouchers).where(isKept(arena.id, id)).for('update');
  const [row] = await selectVouchers(tx).where(isKept(arena.id, id));
  return row ? { arena, voucher: voucherOf(row, todayAt(arena, tx.now)) } : refuse('voucher_not_found');
}
