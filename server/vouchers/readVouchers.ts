import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '../../domain/contract/query.ts';
import { foldCode } from '../../domain/vouchers/voucher.ts';
import { verdictOn } from '../../domain/vouchers/verdict.ts';
import { type Database, readNow } from '../database/database.ts';
import { vouchers } from '../database/schema/arenas.ts';
import { type Read, refuse } from '../http/handler.ts';
import { ownedArena } from '../ownArena/ownedArena.ts';
import { selectVouchers, todayAt, voucherOf } from './voucherRow.ts';

/** Vouchers that are not deleted, newest first, because ids grow with time. */
export function makeReadVouchers(database: Database): Read<'vouchers'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const [arena, now] = [await ownedArena(database.orm, viewer), await readNow(database)];
    const isShown = and(eq(vouchers.arenaId, arena.id), isNull(vouchers.removedAt));
    const [counted] = await database.orm.select({ all: count() }).from(vouchers).where(isShown);
    const rows = await selectVouchers(database.orm)
      .where(isShown)
      .orderBy(desc(vouchers.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const today = todayAt(arena, now);
    return { data: { vouchers: rows.map((row) => voucherOf(row, today)) }, pages: pagesOf(counted?.all ?? 0) };
  };
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
