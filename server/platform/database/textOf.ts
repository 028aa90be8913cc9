import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect({ casing: 'snake_case' });

/** The SQL text of a query whose parameters are written literally as `$1`, `$2`. Throws if it has bound parameters. */
export function textOf(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  if (params.length > 0) throw new Error(`A parameter has no place in: ${text}`);
  return text;
}
