import { sql } from 'drizzle-orm';
import { MOST_CREDITS } from '../../domain/vouchers/credits.ts';
import { vouchers } from '../database/schema/arenas.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse, type Viewer, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { reachPlayer } from '../players/reachPlayer.ts';
import { watchVoucher } from '../staff/gifts.ts';
import { tellEnded, tellRecharged } from './tellVoucher.ts';
import { isKept, selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

const TOO_MANY = `Um voucher tem no máximo ${MOST_CREDITS.toLocaleString('pt-BR')} créditos.`;

/** Adds to the current number of credits, so that concurrent bookings that use a credit are not overwritten. */
export const rechargeVoucher: Write<'rechargeVoucher'> = {
  async decide({ viewer, params: { id }, body: { credits } }, tx) {
    const locked = await lockActive(tx, viewer, id);
    await reachPlayer(tx, locked.arena, locked.voucher.player.id);
    if (locked.voucher.lifetimeUse) refuse('voucher_for_life');
    if (locked.voucher.credits + credits > MOST_CREDITS) refuse('malformed', { credits: TOO_MANY }, TOO_MANY);
    await tx
      .update(vouchers)
      .set({ credits: sql`${vouchers.credits} + ${credits}` })
      .where(isKept(locked.arena.id, id));
    await tellRecharged(tx, locked.arena, id);
    await watchVoucher(tx, viewer, locked.arena.id, { id, credits, discount: locked.voucher.discount });
    return { data: { voucher: { ...locked.voucher, credits: locked.voucher.credits + credits } } };
  },
};

/** Ends a voucher before its expiry day. Bookings made with it stay. */
export const expireVoucher: Write<'expireVoucher'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { arena, voucher } = await lockActive(tx, viewer, id);
    await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(isKept(arena.id, id));
    await tellEnded(tx, arena, id);
    return { data: { voucher: { ...voucher, status: 'EXPIRADO' } } };
  },
};

/** Hides a voucher, whose row is kept because a reservation may still return its credit to it. Its code becomes free. */
export const deleteVoucher: Write<'deleteVoucher'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await ownedArena(tx, viewer);
    await tellEnded(tx, arena, id);
    const removed = await tx
      .update(vouchers)
      .set({ removedAt: tx.now })
      .where(isKept(arena.id, id))
      .returning({ id: vouchers.id });
    return removed.length > 0 ? { data: {} } : refuse('voucher_not_found');
  },
};

/** Locks an active voucher, so that its credits include all earlier bookings. */
async function lockActive(tx: Transaction, viewer: Viewer, id: string) {
  const arena = await ownedArena(tx, viewer);
  const [row] = await selectVouchers(tx).where(isKept(arena.id, id)).for('update', { of: vouchers });
  if (!row) return refuse('voucher_not_found');
  const voucher = voucherOf(row, todayAt(arena, tx.now));
  return voucher.status === 'ATIVO' ? { arena, voucher } : refuse('voucher_expired');
}
