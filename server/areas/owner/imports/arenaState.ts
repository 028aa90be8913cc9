import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import type { Answers } from '#domain/imports/answers.ts';
import type { Column, ColumnChoice } from '#domain/imports/columns.ts';
import { type ArenaState, daysIn } from '#domain/imports/plan.ts';
import type { FileRow } from '#domain/imports/rows.ts';
import type { Queries } from '#platform/database/database.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { importedRows } from '#platform/database/schema/imports.ts';
import { readOccupied, type ReadOccupied } from '#core/hours/readOccupied.ts';
import { refuse } from '#platform/http/handler.ts';

/** The arena as an import meets it. */
export interface ImportState extends Pick<ReadOccupied, 'over'> {
  readonly arena: ArenaState;
}

interface Asked {
  readonly arenaId: string;
  readonly rows: readonly FileRow<Column>[];
  readonly columns: ColumnChoice;
  readonly now: Date;
  readonly answers: Answers;
}

/** Reads of the arena what the rows' days have. */
export async function readImportState(
  queries: Queries,
  { arenaId, rows, columns, now, answers }: Asked,
): Promise<ImportState> {
  const [own] = await queries.select({ zone: arenas.zone }).from(arenas).where(eq(arenas.id, arenaId));
  if (!own) return refuse('arena_not_found');
  const moment = momentIn(now, own.zone);
  const days = daysIn(rows, columns, moment.day, answers);
  const { over, ...occupied } = await readOccupied(queries, { arenaId, now, days });
  const arena = {
    now: moment,
    ...occupied,
    imported: await readImported(queries, arenaId, days),
    keep: digestOf,
  };
  return { arena, over };
}

/** A row's key as it is stored: it tells nothing about the person. */
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

async function readImported(queries: Queries, arenaId: string, days: readonly Day[]): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ key: importedRows.key })
    .from(importedRows)
    .where(and(eq(importedRows.arenaId, arenaId), inArray(importedRows.day, days.map(toIsoDay))));
  return new Set(rows.map(({ key }) => key));
}
