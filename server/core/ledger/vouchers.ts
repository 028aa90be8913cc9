import { and, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { tooFewMoreHoursText } from '#domain/vouchers/verdict.ts';
import { creditsFor, type VoucherUnit } from '#domain/arenas/voucherUnit.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { isOneOf } from '#platform/database/isOneOf.ts';
import { voucherUses } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';

interface Use {
  readonly arenaId: string;
  readonly reservationId: string;
}

/** What a reservation takes of a voucher. It keeps the unit, whatever the arena changes later. */
export interface VoucherTaken {
  readonly id: string;
  readonly unit: VoucherUnit;
  readonly credits: number;
}

/** Takes credits, if so many are left and `isStill` holds. Lifetime vouchers always have enough. */
async function takeCredits(
  tx: Transaction,
  arenaId: string,
  { id, credits }: Pick<VoucherTaken, 'id' | 'credits'>,
  isStill?: SQL,
): Promise<boolean> {
  const taken = await tx
    .update(vouchers)
    .set({
      credits: sql`case when ${vouchers.lifetimeUse} then ${vouchers.credits} else ${vouchers.credits} - ${credits} end`,
    })
    .where(
      and(
        eq(vouchers.arenaId, arenaId),
        eq(vouchers.id, id),
        or(vouchers.lifetimeUse, gte(vouchers.credits, credits)),
        isStill,
      ),
    )
    .returning({ id: vouchers.id });
  return taken.length > 0;
}

async function giveCredits(tx: Transaction, arenaId: string, voucherId: string, credits: number): Promise<void> {
  await tx
    .update(vouchers)
    .set({ credits: sql`${vouchers.credits} + ${credits}` })
    .where(and(eq(vouchers.arenaId, arenaId), eq(vouchers.id, voucherId), eq(vouchers.lifetimeUse, false)));
}

/** Uses a voucher for a reservation; false when too few credits are left, or the arena's owner has deactivated or deleted it. */
export async function useVoucher(tx: Transaction, use: Use, taken: VoucherTaken): Promise<boolean> {
  const { arenaId, reservationId } = use;
  const isStillActive = and(eq(vouchers.status, 'ATIVO'), isNull(vouchers.removedAt));
  if (!(await takeCredits(tx, arenaId, taken, isStillActive))) return false;
  const { id: voucherId, unit, credits } = taken;
  await tx.insert(voucherUses).values({ arenaId, reservationId, voucherId, unit, credits, usedAt: tx.now });
  return true;
}

/** Gives back what was taken when reservations are cancelled or expire; repeated calls have no effect. */
export async function giveVouchersBack(
  tx: Transaction,
  arenaId: string,
  reservationIds: readonly string[],
): Promise<void> {
  const given = await tx
    .update(voucherUses)
    .set({ givenBackAt: tx.now })
    .where(
      and(
        eq(voucherUses.arenaId, arenaId),
        isOneOf(voucherUses.reservationId, reservationIds),
        isNull(voucherUses.givenBackAt),
      ),
    )
    .returning({ voucherId: voucherUses.voucherId, credits: voucherUses.credits });
  if (given.length > 0) await moveAll(tx, arenaId, given);
}

/**
 * For revived reservations, in as many statements as for one: true when they used no voucher, or all could take their credits again.
 * It does not matter whether a voucher has expired or was deleted since, because the discounted price was already paid.
 */
export async function takeVouchersAgain(
  tx: Transaction,
  arenaId: string,
  reservationIds: readonly string[],
): Promise<boolean> {
  const taken = await tx
    .update(voucherUses)
    .set({ givenBackAt: null })
    .where(
      and(
        eq(voucherUses.arenaId, arenaId),
        isOneOf(voucherUses.reservationId, reservationIds),
        isNotNull(voucherUses.givenBackAt),
      ),
    )
    .returning({ voucherId: voucherUses.voucherId, credits: voucherUses.credits });
  const back = taken.map(({ voucherId, credits }) => ({ voucherId, credits: -credits }));
  return back.length === 0 || moveAll(tx, arenaId, back);
}

/** Adds credits to vouchers, or takes them where so many are left; lifetime vouchers have no number. False when any had too few. */
async function moveAll(
  tx: Transaction,
  arenaId: string,
  moved: readonly { readonly voucherId: string; readonly credits: number }[],
): Promise<boolean> {
  const sums = new Map<string, number>();
  for (const { voucherId, credits } of moved) sums.set(voucherId, (sums.get(voucherId) ?? 0) + credits);
  const ids = [...sums.keys()];
  // In one order everywhere, so that two who move credits of the same vouchers cannot deadlock.
  await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(and(eq(vouchers.arenaId, arenaId), isOneOf(vouchers.id, ids)))
    .orderBy(vouchers.id)
    .for('update');
  const { rows } = await tx.execute(sql`
    update voucher set credits = case when voucher.lifetime_use then voucher.credits else voucher.credits + moved.credits end
    from unnest(${sql.param(ids)}::uuid[], ${sql.param([...sums.values()])}::int[]) as moved(id, credits)
    where voucher.arena_id = ${arenaId}::uuid and voucher.id = moved.id
      and (voucher.lifetime_use or voucher.credits + moved.credits >= 0) returning voucher.id`);
  return rows.length === ids.length;
}

/**
 * For a revived reservation: true when it used no voucher, or could take its credits again. It does not matter whether
 * the voucher has expired or was deleted since, because the discounted price was already paid.
 */
export async function takeVoucherAgain(tx: Transaction, use: Use): Promise<boolean> {
  const [given] = await tx
    .select({ id: voucherUses.voucherId, credits: voucherUses.credits })
    .from(voucherUses)
    .where(and(isUse(use), isNotNull(voucherUses.givenBackAt)));
  if (!given) return true;
  if (!(await takeCredits(tx, use.arenaId, given))) return false;
  await tx.update(voucherUses).set({ givenBackAt: null }).where(isUse(use));
  return true;
}

/**
 * For a reservation with other hours, more or fewer: takes or gives back the difference, whatever became of the voucher
 * since. Refuses when the voucher has too few left.
 */
export async function fitVoucherUse(tx: Transaction, use: Use, hours: number): Promise<void> {
  const [used] = await tx
    .select({ id: voucherUses.voucherId, unit: voucherUses.unit, credits: voucherUses.credits, left: vouchers.credits })
    .from(voucherUses)
    .innerJoin(vouchers, and(eq(vouchers.arenaId, voucherUses.arenaId), eq(vouchers.id, voucherUses.voucherId)))
    .where(and(isUse(use), isNull(voucherUses.givenBackAt)));
  if (!used) return;
  const credits = creditsFor(used.unit, hours);
  const more = credits - used.credits;
  if (more === 0) return;
  if (more < 0) await giveCredits(tx, use.arenaId, used.id, -more);
  else if (!(await takeCredits(tx, use.arenaId, { id: used.id, credits: more }))) {
    refuse('voucher_too_few', undefined, tooFewMoreHoursText(used.left, more));
  }
  await tx.update(voucherUses).set({ credits }).where(isUse(use));
}

function isUse({ arenaId, reservationId }: Use) {
  return and(eq(voucherUses.arenaId, arenaId), eq(voucherUses.reservationId, reservationId));
}
