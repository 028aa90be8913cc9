import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A WHERE condition: the row still has the version that the editor saw. No condition when `seen` is undefined. */
export function isVersion(column: PgColumn, seen: number | undefined): SQL | undefined {
  return seen === undefined ? undefined : eq(column, seen);
}
