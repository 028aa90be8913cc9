import type { Database } from '../database.ts';

/**
 * Frees the space of deleted and updated rows: PGlite has no autovacuum. Vacuums one table at a time, so that requests
 * run in between, and then makes a checkpoint: without any, the write-ahead log grows to a gigabyte, all of which is
 * replayed at the start after a `kill -9`.
 */
export async function reclaimSpace({ kind, pool }: Pick<Database, 'kind' | 'pool'>): Promise<void> {
  if (kind !== 'embedded') return;
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
  );
  for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`);
  await pool.query('checkpoint');
}
