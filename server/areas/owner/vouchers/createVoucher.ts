import { FAILURES } from '#domain/contract/failure.ts';
import { compareDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { foldCode, type Voucher } from '#domain/vouchers/voucher.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { tellUnlessUndone } from '#core/notices/tell.ts';
import { type ArenaRow, ownedArena } from '#core/arenas/ownedArena.ts';
import { reachPlayer } from '#core/people/reachPlayer.ts';
import { sharePlayer } from '#core/people/sharePlayer.ts';
import { watchVoucher } from '../staff/gifts.ts';
import { isKept, selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

const PAST = 'A validade não pode ser um dia que já passou.';

export const createVoucher: Write<'createVoucher'> = {
  async decide({ viewer, body: { player, code, discount, credits = 0, lifetimeUse = false, expire } }, tx) {
    const arena = await ownedArena(tx, viewer);
    const id = await writeVoucher(tx, arena, { player, code, discount, credits, lifetimeUse, expire });
    await watchVoucher(tx, viewer, arena.id, { id, credits: lifetimeUse ? null : credits, discount });
    return { data: { voucher: await readVoucher(tx, arena, id) } };
  },
};

interface ToWrite {
  readonly player: string;
  readonly code: string;
  /** Hundredths of a percent. */
  readonly discount: number;
  readonly credits: number;
  readonly lifetimeUse: boolean;
  readonly expire: Day | undefined;
}

/** Stores a voucher of the arena. Refuses a stranger, a day that is past and a code that another voucher has. */
export async function writeVoucher(tx: Transaction, arena: ArenaRow, voucher: ToWrite): Promise<string> {
  const { player: playerId, code, discount: discountBasisPoints, expire, ...rest } = voucher;
  await sharePlayer(tx, playerId);
  await reachPlayer(tx, arena, playerId);
  if (expire && compareDays(expire, todayAt(arena, tx.now)) < 0) refuse('malformed', { expire: PAST }, PAST);
  const id = newId();
  // The unique key decides between two windows that create the same code. It must not raise an error, which would abort
  // the transaction.
  const made = await tx
    .insert(vouchers)
    .values({
      ...rest,
      arenaId: arena.id,
      id,
      playerId,
      code: foldCode(code),
      discountBasisPoints,
      expiresOn: expire ? toIsoDay(expire) : null,
      createdAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: vouchers.id });
  if (made.length === 0) refuse('voucher_code_taken', { code: FAILURES.voucher_code_taken.message });
  await tellUnlessUndone(tx, 'voucherReceived', { person: playerId, subject: id, facts: { arena: arena.name } });
  return id;
}

export async function readVoucher(tx: Transaction, arena: ArenaRow, id: string): Promise<Voucher> {
  const [row] = await selectVouchers(tx).where(isKept(arena.id, id));
  return row ? voucherOf(row, todayAt(arena, tx.now)) : refuse('internal');
}
