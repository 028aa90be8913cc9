import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `inArray` with one parameter however many ids there are, so that the statement stays the same and is prepared once. */
export function isOneOf(column: PgColumn, ids: Placeholder): SQL {
  return sql`${column} = any(${ids}::uuid[])`;
}
