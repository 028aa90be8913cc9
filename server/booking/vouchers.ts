import { and, eq, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { vouchers } from '../database/schema/arenas.ts';
import { voucherUses } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';

interface Use {
  readonly arenaId: string;
  readonly reservationId: string;
}

/** Takes one credit, if one is left and `isStill` holds. Lifetime vouchers always have one. */
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

/** Uses a voucher for a reservation; false when no credit is left, or the arena's owner has deactivated or deleted it. */
export async function useVoucher(tx: Transaction, use: Use, voucherId: string): Promise<boolean> {
  const isStillActive = and(eq(vouchers.status, 'ATIVO'), isNull(vouchers.removedAt));
  if (!(await takeCredit(tx, use.arenaId, voucherId, isStillActive))) return false;
  await tx.insert(voucherUses).values({ ...use, voucherId, usedAt: tx.now });
  return true;
}

/** Gives the credit back when the reservation is cancelled or expires; repeated calls have no effect. */
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
 * For a revived reservation: true when it used no voucher, or could take its credit again. It does not matter whether
 * the voucher has expired or was deleted since, because the discounted price was already paid.
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
