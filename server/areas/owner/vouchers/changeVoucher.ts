import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formatReais } from '#domain/values/money.ts';
import { MOST_CREDITS } from '#domain/vouchers/credits.ts';
import { creditsText } from '#domain/vouchers/verdict.ts';
import { isHeld, type Voucher } from '#domain/vouchers/voucher.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { reservations, voucherUses } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse, type Viewer, type Write } from '#platform/http/handler.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { reachPlayer } from '#core/people/reachPlayer.ts';
import { watchVoucher } from '../staff/gifts.ts';
import { tellEnded, tellRecharged } from './tellVoucher.ts';
import { lockKept } from './lockKept.ts';
import { isKept, todayAt } from './voucherRow.ts';

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
    refuseHeld(voucher);
    await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(isKept(arena.id, id));
    await tellEnded(tx, arena, id);
    return { data: { voucher: { ...voucher, status: 'EXPIRADO' } } };
  },
};

/** Hides a voucher, whose row is kept because a reservation may still return its credit to it. Its code becomes free. */
export const deleteVoucher: Write<'deleteVoucher'> = {
  async decide({ viewer, params: { id } }, tx) {
    const { arena, voucher } = await lockKept(tx, viewer, id);
    refuseHeld(voucher);
    if (voucher.sale) await refuseAwaited(tx, arena, id);
    await tellEnded(tx, arena, id);
    await tx.update(vouchers).set({ removedAt: tx.now }).where(isKept(arena.id, id));
    return { data: {} };
  },
};

async function lockActive(tx: Transaction, viewer: Viewer, id: string) {
  const locked = await lockKept(tx, viewer, id);
  return locked.voucher.status === 'ATIVO' ? locked : refuse('voucher_expired');
}

/** What a player bought and has not used does not end by one tap: it is returned first. */
function refuseHeld(voucher: Voucher): void {
  if (!isHeld(voucher)) return;
  const { credits, unit, player } = voucher;
  const rest = voucher.sale?.rest ?? 0;
  const words = `${player.name} comprou e ainda tem ${creditsText(credits, unit)}, que valem ${formatReais(rest)}. Devolva o valor, ou deixe como crédito: o voucher acaba com isso.`;
  refuse('voucher_held', { rest: rest / 100, credits }, words);
}

/** Hours ahead that are paid with it would give their credits back to what nobody sees. */
async function refuseAwaited(tx: Transaction, arena: ArenaRow, id: string): Promise<void> {
  const { arenaId, voucherId, reservationId, givenBackAt } = voucherUses;
  const ahead = await tx
    .select({ id: reservations.id })
    .from(voucherUses)
    .innerJoin(reservations, and(eq(reservations.arenaId, arenaId), eq(reservations.id, reservationId)))
    .where(
      and(
        eq(arenaId, arena.id),
        eq(voucherId, id),
        isNull(givenBackAt),
        gte(reservations.day, toIsoDay(todayAt(arena, tx.now))),
      ),
    )
    .limit(1);
  if (ahead.length > 0) refuse('voucher_held', undefined, AWAITED);
}

const AWAITED = 'Este voucher foi vendido e ainda paga reservas que vêm. Exclua-o depois delas.';
