import { sql } from 'drizzle-orm';
import { MOST_CREDITS } from '../../domain/vouchers/voucher.ts';
import { vouchers } from '../database/schema/arenas.ts';
import type { Transaction } from '../database/transaction.ts';
import { refuse, type Viewer, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { isKept, selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

const TOO_MANY = `Um voucher tem no máximo ${MOST_CREDITS.toLocaleString('pt-BR')} créditos.`;

/** Adds to what is left by then: bookings that use a credit at the same moment count too. */
export const rechargeVoucher: Write<'rechargeVoucher'> = {
  async decide({ viewer, params: { id }, body: { credits } }, tx) {
    const locked = await lockActive(tx, viewer, id);
    if (locked.voucher.lifetimeUse) refuse('voucher_for_life');
    if (locked.voucher.credits + credits > MOST_CREDITS) refuse('malformed', { credits: TOO_MANY }, TOO_MANY);
    await tx
      .update(vouchers)
      .set({ credits: sql`${vouchers.credits} + ${credits}` })
      .where(isKept(locked.arenaId, id));
    return { data: { voucher: { ...locked.voucher, credits: locked.voucher.credits + credits } } };
  },
};

/** Ends it before its day. What was booked with it stays. */
export const expireVoucher: Write<'expireVoucher'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { arenaId, voucher } = await lockActive(tx, viewer, id);
    await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(isKept(arenaId, id));
    return { data: { voucher: { ...voucher, status: 'EXPIRADO' } } };
  },
};

/** Hides it: reservations refer to it, and one of them may still give its credit back. Its code is free again. */
export const deleteVoucher: Write<'deleteVoucher'> = {
  async decide({ viewer, params: { id } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const removed = await tx
      .update(vouchers)
      .set({ removedAt: tx.now })
      .where(isKept(arena.id, id))
      .returning({ id: vouchers.id });
    return removed.length > 0 ? { data: {} } : refuse('voucher_not_found');
  },
};

/** Under its lock, as it is once all bookings before have taken their credit. */
async function lockActive(tx: Transaction, viewer: Viewer, id: string) {
  const arena = await ownedArena(tx, viewer);
  const [row] = await selectVouchers(tx).where(isKept(arena.id, id)).for('update', { of: vouchers });
  if (!row) return refuse('voucher_not_found');
  const voucher = voucherOf(row, todayAt(arena, tx.now));
  return voucher.status === 'ATIVO' ? { arenaId: arena.id, voucher } : refuse('voucher_expired');
}
