import { and, eq } from 'drizzle-orm';
import { FAILURES } from '../../domain/contract/failure.ts';
import { compareDays, toIsoDay } from '../../domain/days/day.ts';
import { foldCode } from '../../domain/vouchers/voucher.ts';
import { vouchers } from '../database/schema/arenas.ts';
import { people } from '../database/schema/people.ts';
import type { Transaction } from '../database/transaction.ts';
import { newId } from '../database/uuid.ts';
import { refuse, type Write } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { isKept, selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

const PAST = 'A validade não pode ser um dia que já passou.';

export const createVoucher: Write<'createVoucher'> = {
  async decide({ viewer, body: { player, code, discount, credits = 0, lifetimeUse = false, expire } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const today = todayAt(arena, tx.now);
    await refuseStranger(tx, player);
    if (expire && compareDays(expire, today) < 0) refuse('malformed', { expire: PAST }, PAST);
    const id = newId();
    // The unique key decides between two windows that create the same code. It must not raise an error, which would abort
    // the transaction.
    const made = await tx
      .insert(vouchers)
      .values({
        arenaId: arena.id,
        id,
        playerId: player,
        code: foldCode(code),
        discountBasisPoints: discount,
        credits,
        lifetimeUse,
        expiresOn: expire ? toIsoDay(expire) : null,
        createdAt: tx.now,
      })
      .onConflictDoNothing()
      .returning({ id: vouchers.id });
    if (made.length === 0) refuse('voucher_code_taken', { code: FAILURES.voucher_code_taken.message });
    const [row] = await selectVouchers(tx).where(isKept(arena.id, id));
    return row ? { data: { voucher: voucherOf(row, today) } } : refuse('internal');
  },
};

async function refuseStranger(tx: Transaction, player: string): Promise<void> {
  const [found] = await tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, player), eq(people.role, 'player'), eq(people.status, 'active')))
    // The lock keeps the player from giving up the account before the voucher is written.
    .for('share');
  if (!found) refuse('player_not_found', { player: FAILURES.player_not_found.message });
}
