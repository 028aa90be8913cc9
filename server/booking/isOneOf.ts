import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** `inArray` with a single array parameter, so that the statement does not depend on the number of ids and is prepared once. */
export function isOneOf(column: PgColumn, ids: Placeholder): SQL {
  return sql`${column} = any(${ids}::uuid[])`;
}
