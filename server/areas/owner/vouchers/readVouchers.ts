import { and, count, desc, eq, isNull, like, not, or, type SQL, sql } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { foldCode } from '#domain/vouchers/voucher.ts';
import type { VoucherState } from '#domain/vouchers/voucherQuery.ts';
import { verdictOn } from '#domain/vouchers/verdict.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { vouchers } from '#platform/database/schema/arenas.ts';
import { people } from '#platform/database/schema/people.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { containing, patternOf } from '#core/people/namePattern.ts';
import { selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

/** Vouchers that are not deleted, newest first, because ids grow with time: all, or those that are asked for. */
export function makeReadVouchers(database: Database): Read<'vouchers'> {
  return async ({ viewer, query: { page = 1, q, state } }) => {
    const [arena, now] = [await ownedArena(database.orm, viewer), await readNow(database)];
    const today = todayAt(arena, now);
    const isShown = and(
      eq(vouchers.arenaId, arena.id),
      isNull(vouchers.removedAt),
      q === undefined ? undefined : isNamed(q),
      state && isIn(state, today),
    );
    const [counted] = await database.orm
      .select({ all: count() })
      .from(vouchers)
      .innerJoin(people, eq(people.id, vouchers.playerId))
      .where(isShown);
    const rows = await selectVouchers(database.orm)
      .where(isShown)
      .orderBy(desc(vouchers.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    return { data: { vouchers: rows.map((row) => voucherOf(row, today)) }, pages: pagesOf(counted?.all ?? 0) };
  };
}

/** By a part of the player's name, or of the code. */
function isNamed(q: string): SQL | undefined {
  return or(like(people.foundAs, patternOf(q)), like(vouchers.code, containing(foldCode(q))));
}

/** The same as `isUsable` of domain/vouchers/voucher.ts, told apart by why it is of no use. */
function isIn(state: VoucherState, today: Day): SQL | undefined {
  const isOver = sql`(${vouchers.status} = 'EXPIRADO' or coalesce(${vouchers.expiresOn} < ${toIsoDay(today)}, false))`;
  if (state === 'over') return isOver;
  const hasCredits = sql`(${vouchers.lifetimeUse} or ${vouchers.credits} > 0)`;
  return and(not(isOver), state === 'active' ? hasCredits : not(hasCredits));
}

export function makeValidateVoucher(database: Database): Read<'validateVoucher'> {
  return async ({ viewer, body: { code } }) => {
    const [arena, now] = [await ownedArena(database.orm, viewer), await readNow(database)];
    const [row] = await selectVouchers(database.orm).where(
      and(eq(vouchers.arenaId, arena.id), eq(vouchers.code, foldCode(code)), isNull(vouchers.removedAt)),
    );
    if (!row) return refuse('voucher_not_found');
    const voucher = voucherOf(row, todayAt(arena, now));
    return { data: { status: voucher.status, message: verdictOn(voucher), voucher } };
  };
}
