import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** True of rows whose id is one of these. A thousand are one parameter, where `inArray` makes a thousand of them. */
export function isOneOf(column: AnyColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...ids])}::uuid[])`;
}
