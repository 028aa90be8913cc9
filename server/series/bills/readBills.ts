import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '../../../domain/contract/query.ts';
import type { Bill } from '../../../domain/series/bill.ts';
import type { Month } from '../../../domain/statistics/month.ts';
import { type Database, readNow } from '../../database/database.ts';
import { series } from '../../database/schema/series.ts';
import { signedIn } from '../../http/authorise.ts';
import type { Read } from '../../http/handler.ts';
import { ownedArena } from '../../ownArena/ownedArena.ts';
import { billedSeries, billsOf } from './billRows.ts';
import { ruleOf } from './billRule.ts';

/** The bills of a month at the caller's arena, a page at a time, by weekday and hour. */
export function readBills(database: Database): Read<'bills'> {
  return async ({ viewer, query: { page, ...month } }) => {
    const arena = await ownedArena(database.orm, viewer);
    const of = eq(series.arenaId, arena.id);
    const { data, pages } = await readPage(database, { of, month, page });
    return { data: { bills: data, rule: ruleOf(arena), version: arena.version }, pages };
  };
}

/** The player's own, at whatever arena. Why one was let off is for the arena. */
export function readMyBills(database: Database): Read<'myBills'> {
  return async ({ viewer, query: { page, ...month } }) => {
    const of = eq(series.playerId, signedIn(viewer).personId);
    const { data, pages } = await readPage(database, { of, month, page });
    return { data: { bills: data.map(({ forgiven: _, ...bill }) => bill) }, pages };
  };
}

interface Asked {
  /** Whose series. */
  readonly of: SQL | undefined;
  readonly month: Month;
}

async function readPage(database: Database, { of, month, page = 1 }: Asked & { page?: number | undefined }) {
  const { orm } = database;
  const now = await readNow(database);
  const isBilled = inArray(series.id, billedSeries(orm, month, of));
  const total = await orm.$count(series, isBilled);
  const ids = await orm
    .select({ id: series.id })
    .from(series)
    .where(isBilled)
    .orderBy(asc(series.weekday), asc(series.startHour), asc(series.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const onPage = inArray(
    series.id,
    ids.map(({ id }) => id),
  );
  const data: Bill[] = ids.length === 0 ? [] : await billsOf(orm, { of: and(of, onPage), month, now });
  return { data, pages: pagesOf(total) };
}
