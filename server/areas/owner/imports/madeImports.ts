import { and, desc, eq, gt } from 'drizzle-orm';
import { UNDO_DAYS } from '#domain/imports/report.ts';
import { type Database, readNow } from '#platform/database/database.ts';
import { sheetImports } from '#platform/database/schema/imports.ts';
import { people } from '#platform/database/schema/people.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';

/** The instant after which an import was made that can still be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_DAYS * 24 * 3_600_000);
}

/** An arena's imports that can be undone, and those that were, the newest first. */
export function readMadeImports(database: Database): Read<'madeImports'> {
  return async ({ viewer }) => {
    const { arenaId, at, id, fileName, made, undone, undoneAt, importedBy, kind } = sheetImports;
    const rows = await database.orm
      .select({ id, at, fileName, made, undone, undoneAt, kind, by: people.name })
      .from(sheetImports)
      .innerJoin(people, eq(people.id, importedBy))
      .where(and(eq(arenaId, arenaIdOf(viewer)), gt(at, undoableSince(await readNow(database)))))
      .orderBy(desc(at), desc(id));
    return {
      data: {
        imports: rows.map(({ undoneAt: over, kind: of, ...row }) => ({
          ...row,
          ...present({ undoneAt: over, kind: of }),
        })),
      },
    };
  };
}
