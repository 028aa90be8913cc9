import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { DeskMethod } from '#domain/ledger/movement.ts';
import { type Day, fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { statusOn, type Voucher } from '#domain/vouchers/voucher.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { people } from '#platform/database/schema/people.ts';
import { voucherUses } from '#platform/database/schema/reservations.ts';
import { restOf } from '#core/ledger/soldRest.ts';

/** Matches a voucher of the arena that its owner has not deleted. */
export function isKept(arenaId: string, id: string): SQL | undefined {
  return and(eq(vouchers.arenaId, arenaId), eq(vouchers.id, id), isNull(vouchers.removedAt));
}

/** Whether a reservation uses credits of the voucher now. */
export const IS_IN_USE = sql<boolean>`exists (select from ${voucherUses} where ${and(
  eq(voucherUses.arenaId, vouchers.arenaId),
  eq(voucherUses.voucherId, vouchers.id),
  isNull(voucherUses.givenBackAt),
)})`;

/** Whether something was given back of what it was sold for. */
export const IS_RETURNED = sql<boolean>`exists (select from movement returned where returned.arena_id = voucher.arena_id
  and returned.voucher_id = voucher.id and returned.kind = 'refund')`;

/** Vouchers with the names of their players, and what each was sold for. */
export function selectVouchers(queries: Queries) {
  return queries
    .select({
      id: vouchers.id,
      code: vouchers.code,
      status: vouchers.status,
      discount: vouchers.discountBasisPoints,
      credits: vouchers.credits,
      unit: arenas.voucherUnit,
      lifetimeUse: vouchers.lifetimeUse,
      expiresOn: vouchers.expiresOn,
      player: { id: people.id, name: people.name },
      price: movements.valueCentavos,
      // The desk sells by its own methods alone.
      method: sql<DeskMethod | null>`${movements.method}`,
      isInUse: IS_IN_USE,
      rest: restOf('voucher'),
      isReturned: IS_RETURNED,
    })
    .from(vouchers)
    .innerJoin(people, eq(people.id, vouchers.playerId))
    .innerJoin(arenas, eq(arenas.id, vouchers.arenaId))
    .leftJoin(
      movements,
      and(eq(movements.arenaId, vouchers.arenaId), eq(movements.voucherId, vouchers.id), eq(movements.kind, 'payment')),
    );
}

type VoucherRow = Awaited<ReturnType<typeof selectVouchers>>[number];

/** @param today the arena's local day, on which the status depends */
export function voucherOf(row: VoucherRow, today: Day): Voucher {
  const { expiresOn, status, price, method, isInUse, rest, isReturned, ...voucher } = row;
  const expire = expiresOn === null ? null : fromIsoDay(expiresOn);
  return {
    ...voucher,
    status: statusOn({ status, expire }, today),
    ...(expire && { expire }),
    ...(price !== null &&
      method !== null && { sale: { price, method, isUndoable: !isInUse && !isReturned, ...(rest > 0 && { rest }) } }),
  };
}

export function todayAt({ zone }: Pick<typeof arenas.$inferSelect, 'zone'>, now: Date): Day {
  return momentIn(now, zone).day;
}
