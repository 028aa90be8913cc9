import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** For the `where` of a change: the row is still as its editor saw it. No condition when they did not say. */
export function isVersion(column: PgColumn, seen: number | undefined): SQL | undefined {
  return seen === undefined ? undefined : eq(column, seen);
}
