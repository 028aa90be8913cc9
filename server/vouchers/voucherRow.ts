import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { type Day, fromIsoDay } from '../../domain/days/day.ts';
import { momentIn } from '../../domain/days/moment.ts';
import { statusOn, type Voucher } from '../../domain/vouchers/voucher.ts';
import type { Queries } from '../database/database.ts';
import { arenas, vouchers } from '../database/schema/arenas.ts';
import { people } from '../database/schema/people.ts';

/** Matches a voucher of the arena that its owner has not deleted. */
export function isKept(arenaId: string, id: string): SQL | undefined {
  return and(eq(vouchers.arenaId, arenaId), eq(vouchers.id, id), isNull(vouchers.removedAt));
}

/** Vouchers with the names of their players. */
export function selectVouchers(queries: Queries) {
  return queries
    .select({
      id: vouchers.id,
      code: vouchers.code,
      status: vouchers.status,
      discount: vouchers.discountBasisPoints,
      credits: vouchers.credits,
      lifetimeUse: vouchers.lifetimeUse,
      expiresOn: vouchers.expiresOn,
      player: { id: people.id, name: people.name },
    })
    .from(vouchers)
    .innerJoin(people, eq(people.id, vouchers.playerId));
}

type VoucherRow = Awaited<ReturnType<typeof selectVouchers>>[number];

/** @param today the arena's local day, on which the status depends */
export function voucherOf({ expiresOn, status, ...row }: VoucherRow, today: Day): Voucher {
  const expire = expiresOn === null ? null : fromIsoDay(expiresOn);
  return { ...row, status: statusOn({ status, expire }, today), ...(expire && { expire }) };
}

export function todayAt({ zone }: Pick<typeof arenas.$inferSelect, 'zone'>, now: Date): Day {
  return momentIn(now, zone).day;
}
