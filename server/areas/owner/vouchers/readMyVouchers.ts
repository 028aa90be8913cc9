import { and, asc, count, desc, eq, isNull, ne } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { statusOn } from '#domain/vouchers/voucher.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { playerCredits } from '#platform/database/schema/ledger.ts';
import { arenas, vouchers } from '#platform/database/schema/arenas.ts';
import { CREDIT_UNTIL } from '#core/ledger/creditUntil.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';

/** Vouchers and credits of the player at arenas that are open, newest first. What an arena's owner deleted is gone. */
export function makeReadMyVouchers(database: Database): Read<'myVouchers'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const now = await readNow(database);
    const isOwn = and(
      eq(vouchers.playerId, signedIn(viewer).personId),
      isNull(vouchers.removedAt),
      isNull(arenas.closedAt),
    );
    const ofArena = eq(arenas.id, vouchers.arenaId);
    const [counted] = await database.orm
      .select({ all: count() })
      .from(vouchers)
      .innerJoin(arenas, ofArena)
      .where(isOwn);
    const rows = await database.orm
      .select({
        id: vouchers.id,
        code: vouchers.code,
        status: vouchers.status,
        discount: vouchers.discountBasisPoints,
        credits: vouchers.credits,
        unit: arenas.voucherUnit,
        lifetimeUse: vouchers.lifetimeUse,
        expiresOn: vouchers.expiresOn,
        arena: { id: arenas.id, name: arenas.name },
        zone: arenas.zone,
      })
      .from(vouchers)
      .innerJoin(arenas, ofArena)
      .where(isOwn)
      .orderBy(desc(vouchers.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const shown = rows.map(({ zone, expiresOn, status, ...row }) => {
      const expire = expiresOn === null ? null : fromIsoDay(expiresOn);
      return { ...row, status: statusOn({ status, expire }, momentIn(now, zone).day), ...(expire && { expire }) };
    });
    const balances = await readBalances(database.orm, signedIn(viewer).personId);
    const credits = balances.flatMap(({ until, ...credit }) =>
      credit.value < 0
        ? []
        : [
            {
              ...credit,
              ...(until !== null && { validUntil: fromIsoDay(until) }),
            },
          ],
    );
    const debts = balances.flatMap(({ arena, value }) => (value < 0 ? [{ arena, value: -value }] : []));
    return {
      data: { vouchers: shown, ...(credits.length > 0 && { credits }), ...(debts.length > 0 && { debts }) },
      pages: pagesOf(counted?.all ?? 0),
    };
  };
}

function readBalances(queries: Queries, playerId: string) {
  return queries
    .select({ arena: { id: arenas.id, name: arenas.name }, value: playerCredits.centavos, until: CREDIT_UNTIL })
    .from(playerCredits)
    .innerJoin(arenas, eq(arenas.id, playerCredits.arenaId))
    .where(and(eq(playerCredits.playerId, playerId), ne(playerCredits.centavos, 0), isNull(arenas.closedAt)))
    .orderBy(asc(arenas.sortName), asc(arenas.id));
}
