import { and, desc, eq, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { isNoticeKind, KINDS, MOST_COUNTED, type Notice, wordsOf } from '#domain/notices/notice.ts';
import { readNow, type Queries } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { withOpenPages } from './openPages.ts';
import { NAMED } from '#core/notices/named.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { type Read, refuse, type Viewer } from '#platform/http/handler.ts';

const PAGE = 20;

/** The handlers of the calls in `domain/contract/notices.ts`. */
export function noticeHandlers({ database }: Pick<Dependencies, 'database'>) {
  const { orm } = database;
  const readNotices: Read<'notices'> = async ({ viewer, query: { after } }) => {
    const rows = await selectNotices(orm)
      .where(and(isOf(viewer), after === undefined ? undefined : lt(notices.id, after)))
      .orderBy(desc(notices.id))
      .limit(PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    const told = await withOpenPages(orm, shown.flatMap(toNotice));
    return { data: { notices: told, ...(last && { next: last.id }) } };
  };

  /** Polled by every open page: it reads no more than the count has digits for. */
  const unreadNotices: Read<'unreadNotices'> = async ({ viewer }) => {
    const unread = await orm
      .select({ id: notices.id })
      .from(notices)
      .where(and(isOf(viewer), isNull(notices.readAt)))
      .orderBy(desc(notices.id))
      .limit(MOST_COUNTED);
    const [newest] = unread;
    return { data: { unread: unread.length, ...(newest && { newest: newest.id }) } };
  };

  // Twice does the same as once, and is nothing that anybody asks about later: without a key and an entry of the audit.
  const readNotice: Read<'readNotice'> = async ({ viewer, params: { id } }) => {
    const readAt = await readNow(database);
    const read = await orm
      .update(notices)
      .set({ readAt: sql`coalesce(${notices.readAt}, ${readAt.toISOString()}::timestamptz)` })
      .where(and(isOf(viewer), eq(notices.id, id)))
      .returning({ id: notices.id });
    return read.length > 0 ? { data: {} } : refuse('notice_not_found');
  };

  /** Not simply all: one may have come that the person has not seen. */
  const readNoticesUpTo: Read<'readNoticesUpTo'> = async ({ viewer, body: { upTo } }) => {
    await orm
      .update(notices)
      .set({ readAt: await readNow(database) })
      .where(and(isOf(viewer), isNull(notices.readAt), lte(notices.id, upTo)));
    return { data: {} };
  };

  return { notices: readNotices, unreadNotices, readNotice, readNoticesUpTo };
}

/** All that was told to a person, in whatever they act as, the newest first; whom it names is left out: their data is their own. */
export async function readAllNotices(queries: Queries, personId: string): Promise<Notice[]> {
  const rows = await selectNotices(queries)
    .where(and(eq(notices.personId, personId), isKnown()))
    .orderBy(desc(notices.id));
  return rows.flatMap((row) => toNotice({ ...row, who: null }));
}

/** Whoever works at an arena sees what its desk is told; who plays, or is an admin, what concerns themselves. */
function isOf(viewer: Viewer): SQL | undefined {
  const { personId } = signedIn(viewer);
  const arena = 'arenaId' in viewer ? eq(notices.arenaId, viewer.arenaId) : isNull(notices.arenaId);
  return and(eq(notices.personId, personId), arena, isKnown());
}

/** A later version may have told what this one has no words for. */
function isKnown(): SQL {
  return inArray(notices.kind, Object.keys(KINDS));
}

function selectNotices(queries: Queries) {
  const { id, kind, facts, madeAt, readAt } = notices;
  return queries.select({ id, kind, facts, madeAt, readAt, who: NAMED }).from(notices);
}

type Row = Awaited<ReturnType<typeof selectNotices>>[number];

function toNotice({ id, kind, facts, madeAt, readAt, who }: Row): Notice[] {
  return isNoticeKind(kind) ? [{ id, ...wordsOf(kind, facts, who), madeAt, isRead: readAt !== null }] : [];
}
