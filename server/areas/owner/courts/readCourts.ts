import { asc, eq } from 'drizzle-orm';
import type { Court } from '#domain/courts/court.ts';
import { refuseUnknownArena } from '#core/arenas/refuseUnknownArena.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { courts } from '#platform/database/schema/arenas.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';

type CourtRow = typeof courts.$inferSelect;

/** Public: the arena's page and its owner's grid show the same courts. */
export function readCourts({ orm }: Database): Read<'courts'> {
  return async ({ params: { id }, viewer }) => {
    await refuseUnknownArena(orm, id, viewer);
    const rows = await courtsOf(orm, id);
    return { data: { courts: rows.map(courtOf) } };
  };
}

/** All courts of an arena, by their names. */
export function courtsOf(queries: Queries, arenaId: string): Promise<CourtRow[]> {
  return queries.select().from(courts).where(eq(courts.arenaId, arenaId)).orderBy(asc(courts.sortName), asc(courts.id));
}

export function courtOf({ id, name, createdAt, inDoor, sports, version }: CourtRow): Court {
  return { id, name, createdAt, inDoor, ...present({ sports }), version };
}
