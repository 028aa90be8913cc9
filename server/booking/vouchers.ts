import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { vouchers } from '../database/schema/arenas.ts';
import { voucherUses } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';

interface Use {
  readonly arenaId: string;
  readonly reservationId: string;
}

/** Takes one credit, if there is one left by now and `isStill` holds; those for life have no end. */
async function takeCredit(tx: Transaction, arenaId: string, voucherId: string, isStill?: SQL): Promise<boolean> {
  const taken = await tx
    .update(vouchers)
    .set({ credits: sql`case when ${vouchers.lifetimeUse} then ${vouchers.credits} else ${vouchers.credits} - 1 end` })
    .where(
      and(
        eq(vouchers.arenaId, arenaId),
        eq(vouchers.id, voucherId),
        or(vouchers.lifetimeUse, gt(vouchers.credits, 0)),
        isStill,
      ),
    )
    .returning({ id: vouchers.id });
  return taken.length > 0;
}

/** The one use of a voucher by a reservation; false when the last credit went to another, or its owner was faster. */
export async function useVoucher(tx: Transaction, use: Use, voucherId: string): Promise<boolean> {
  const isStillActive = and(eq(vouchers.status, 'ATIVO'), isNull(vouchers.removedAt));
  if (!(await takeCredit(tx, use.arenaId, voucherId, isStillActive))) return false;
  await tx.insert(voucherUses).values({ ...use, voucherId, usedAt: tx.now });
  return true;
}

/** Gives the credit back when the reservation is cancelled or expires: once, however often it is asked for. */
export async function giveVoucherBack(tx: Transaction, use: Use): Promise<void> {
  const [given] = await tx
    .update(voucherUses)
    .set({ givenBackAt: tx.now })
    .where(and(isUse(use), isNull(voucherUses.givenBackAt)))
    .returning({ voucherId: voucherUses.voucherId });
  if (!given) return;
  await tx
    .update(vouchers)
    .set({ credits: sql`${vouchers.credits} + 1` })
    .where(and(eq(vouchers.arenaId, use.arenaId), eq(vouchers.id, given.voucherId), eq(vouchers.lifetimeUse, false)));
}

/**
 * For a reservation that lives again: true when it used none, or could take its credit once more. Its price was paid as it
 * was told, so it does not matter whether the voucher was expired or deleted since.
 */
export async function takeVoucherAgain(tx: Transaction, use: Use): Promise<boolean> {
  const [given] = await tx
    .select({ voucherId: voucherUses.voucherId })
    .from(voucherUses)
    .where(and(isUse(use), isNotNull(voucherUses.givenBackAt)));
  if (!given) return true;
  if (!(await takeCredit(tx, use.arenaId, given.voucherId))) return false;
  await tx.update(voucherUses).set({ givenBackAt: null }).where(isUse(use));
  return true;
}

function isUse({ arenaId, reservationId }: Use) {
  return and(eq(voucherUses.arenaId, arenaId), eq(voucherUses.reservationId, reservationId));
}
