import { eq } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { byUrgency, summaryOf } from '#domain/series/bill.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { series } from '#platform/database/schema/series.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { billsOf } from './billRows.ts';
import { ruleOf } from './billRule.ts';

/** A page of the bills of a month at the caller's arena, and what all of them come to. */
export function readBills(database: Database): Read<'bills'> {
  return async ({ viewer, query: { page, ...month } }) => {
    const arena = await ownedArena(database.orm, viewer);
    const now = await readNow(database);
    const all = await billsOf(database.orm, { of: eq(series.arenaId, arena.id), month, now });
    const summary = summaryOf(all);
    return {
      data: { bills: pageOf(byUrgency(all), page), summary, rule: ruleOf(arena), version: arena.version },
      pages: pagesOf(all.length),
    };
  };
}

/** The player's own, at whatever arena. Why one was let off is for the arena. */
export function readMyBills(database: Database): Read<'myBills'> {
  return async ({ viewer, query: { page, ...month } }) => {
    const now = await readNow(database);
    const of = eq(series.playerId, signedIn(viewer).personId);
    const all = byUrgency(await billsOf(database.orm, { of, month, now }));
    const bills = pageOf(all, page).map(({ forgiven: _, ...bill }) => bill);
    return { data: { bills }, pages: pagesOf(all.length) };
  };
}

/** States follow from all weeks of a month, so a page is cut from the whole. */
function pageOf<T>(all: readonly T[], page = 1): T[] {
  return all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
