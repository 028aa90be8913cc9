import { and, isNotNull, isNull } from 'drizzle-orm';
import { arenas } from '#platform/database/schema/arenas.ts';
import type { Viewer } from '#platform/http/handler.ts';

/** SQL: everybody may find the arena `a`. It is published, and neither hidden by an admin nor closed. */
export const IS_PUBLIC = 'a.closed_at is null and a.published_at is not null and a.hidden_at is null';

/** The same for queries that are built. */
export const IS_PUBLIC_ROW = and(isNull(arenas.closedAt), isNotNull(arenas.publishedAt), isNull(arenas.hiddenAt));

/** SQL: the arena `a` is public, or the parameter says that the viewer may see it all the same ({@link seesHidden}). */
export function isShown(parameter: `$${number}`): string {
  return `a.closed_at is null and (${parameter}::boolean or (${IS_PUBLIC}))`;
}

/** Whether the viewer may see an arena that is not public: who works there, and admins. */
export function seesHidden(viewer: Viewer, arenaId: string): boolean {
  return viewer.role === 'admin' || ('arenaId' in viewer && viewer.arenaId === arenaId);
}
