import { and, asc, count, desc, eq, gt, or, type SQL } from 'drizzle-orm';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import { REFUSAL_SHOWN_DAYS } from '#domain/series/request.ts';
import { type Database, type Queries, readNow } from '#platform/database/database.ts';
import { seriesRequests } from '#platform/database/schema/seriesRequests.ts';
import { signedIn } from '#platform/http/authorise.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { IS_WAITING, isRequest, readOneRequest, selectRequests, toRequest } from './requestRow.ts';

const DAY_MS = 24 * 3_600_000;

/** The player's own that wait, then those that were refused in the last days; the newest first. */
export function readMyRequests(database: Database): Read<'mySeriesRequests'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const since = new Date((await readNow(database)).getTime() - REFUSAL_SHOWN_DAYS * DAY_MS);
    const { answer, answeredAt, askedAt, id, playerId } = seriesRequests;
    const isShown = or(IS_WAITING, and(eq(answer, 'refused'), gt(answeredAt, since)));
    const isOwn = and(eq(playerId, signedIn(viewer).personId), isShown);
    return readPage(database.orm, { those: isOwn, page, order: [desc(IS_WAITING), desc(askedAt), desc(id)] });
  };
}

/** Those that wait at the caller's arena, the oldest first. */
export function readRequests(database: Database): Read<'seriesRequests'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const arena = await ownedArena(database.orm, viewer);
    const { arenaId, askedAt, id } = seriesRequests;
    return readPage(database.orm, {
      those: and(eq(arenaId, arena.id), IS_WAITING),
      page,
      order: [asc(askedAt), asc(id)],
    });
  };
}

export function readRequest({ orm }: Database): Read<'seriesRequest'> {
  return async ({ viewer, params: { id } }) => {
    const arena = await ownedArena(orm, viewer);
    return { data: { request: await readOneRequest(orm, isRequest(arena.id, id)) } };
  };
}

interface Which {
  readonly those: SQL | undefined;
  readonly page: number;
  readonly order: readonly SQL[];
}

async function readPage(queries: Queries, { those, page, order }: Which) {
  const [[counted], rows] = await Promise.all([
    queries.select({ total: count() }).from(seriesRequests).where(those),
    selectRequests(queries)
      .where(those)
      .orderBy(...order)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
  ]);
  return { data: { requests: rows.map(toRequest) }, pages: pagesOf(counted?.total ?? 0) };
}

/** All that a person has ever asked, for the copy of their data. */
export async function readAllRequests(queries: Queries, playerId: string) {
  const { askedAt, id } = seriesRequests;
  const rows = await selectRequests(queries)
    .where(eq(seriesRequests.playerId, playerId))
    .orderBy(asc(askedAt), asc(id));
  return rows.map(toRequest);
}
