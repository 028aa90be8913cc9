import type { Database } from '../database.ts';

/**
 * Lets the space of rows that were deleted or replaced be written again: PGlite has none of the processes that do so
 * on a PostgreSQL server. One table after the other, so that requests get in between, and then a checkpoint: without
 * any, the log of changes grows to a gigabyte, all of which is gone through at the start after a `kill -9`.
 */
export async function reclaimSpace({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  await pool.query('checkpoint');
}
