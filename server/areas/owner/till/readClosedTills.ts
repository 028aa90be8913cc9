import { and, count, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { PAGE_SIZE, pagesOf } from '#domain/values/query.ts';
import type { Database } from '#platform/database/database.ts';
import { people } from '#platform/database/schema/people.ts';
import { tills } from '#platform/database/schema/till.ts';
import type { Read } from '#platform/http/handler.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';

const opener = alias(people, 'opener');
const closer = alias(people, 'closer');

/** The closed tills of the caller's arena, the newest first. */
export function readClosedTills({ orm }: Pick<Database, 'orm'>): Read<'closedTills'> {
  return async ({ viewer, query: { page = 1 } }) => {
    const { id: arenaId } = await ownedArena(orm, viewer);
    const isClosed = and(eq(tills.arenaId, arenaId), isNotNull(tills.closedAt));
    const rows = await orm
      .select({ till: tills, openedBy: opener.name, closedBy: closer.name })
      .from(tills)
      .innerJoin(opener, eq(opener.id, tills.openedBy))
      .innerJoin(closer, eq(closer.id, tills.closedBy))
      .where(isClosed)
      .orderBy(desc(tills.closedAt), desc(tills.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE);
    const [all] = await orm.select({ tills: count() }).from(tills).where(isClosed);
    return { data: { tills: rows.flatMap(closedOf) }, pages: pagesOf(all?.tills ?? 0) };
  };
}

interface Row {
  readonly till: typeof tills.$inferSelect;
  readonly openedBy: string;
  readonly closedBy: string;
}

function closedOf({ till, openedBy, closedBy: by }: Row) {
  const { id, openedAt, floatCentavos: float, closedAt: at, countedCentavos: counted, note } = till;
  const { expectedCentavos: expected } = till;
  if (at === null || counted === null || expected === null) return [];
  return [{ id, openedAt, openedBy, float, closing: { at, by, counted, expected, note } }];
}
