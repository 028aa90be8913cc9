import { and, eq, inArray } from 'drizzle-orm';
import { arenaPath, publicEventPath } from '#domain/navigation/paths.ts';
import { paramsOf, routeOf } from '#domain/navigation/routes.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { IS_PUBLIC_ROW } from '#core/arenas/publicArena.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { events } from '#platform/database/schema/events.ts';

/** Notices whose public pages are those that strangers see now: what was closed since leads whoever is handed it nowhere. */
export async function withOpenPages(queries: Queries, notices: readonly Notice[]): Promise<Notice[]> {
  const paths = notices.flatMap(({ publicPath }) => publicPath ?? []);
  const open = new Set(
    await Promise.all([openEvents(queries, paths), openArenas(queries, paths)]).then((all) => all.flat()),
  );
  return notices.map(({ publicPath, ...notice }) =>
    publicPath !== undefined && open.has(publicPath) ? { ...notice, publicPath } : notice,
  );
}

async function openEvents(queries: Queries, paths: readonly string[]): Promise<string[]> {
  const ids = idsOf(paths, 'publicEvent');
  if (ids.length === 0) return [];
  const isOpen = and(inArray(events.id, ids), eq(events.isPublic, true), eq(events.status, 'APROVADO'));
  const found = await queries.select({ id: events.id }).from(events).where(isOpen);
  return found.map(({ id }) => publicEventPath(id));
}

async function openArenas(queries: Queries, paths: readonly string[]): Promise<string[]> {
  const ids = idsOf(paths, 'arena');
  if (ids.length === 0) return [];
  const found = await queries
    .select({ id: arenas.id })
    .from(arenas)
    .where(and(inArray(arenas.id, ids), IS_PUBLIC_ROW));
  return found.map(({ id }) => arenaPath(id));
}

function idsOf(paths: readonly string[], route: 'publicEvent' | 'arena'): string[] {
  return paths.flatMap((path) => (routeOf(path) === route ? (paramsOf(path)['id'] ?? []) : []));
}
