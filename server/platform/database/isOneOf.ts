import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm';

/** True of rows whose id is one of these. A thousand are one parameter, where `inArray` makes a thousand of them. */
export function isOneOf(column: AnyColumn, ids: readonly string[] | Placeholder): SQL {
  return sql`${column} = any(${Array.isArray(ids) ? sql.param([...ids]) : ids}::uuid[])`;
}
