import type pg from 'pg';

/** Every row of every table as one text, generated columns too, in an order of its own: nothing of `server/start/backup` is used. */
export async function everyRow(pool: pg.Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    await client.query("set timezone to 'UTC'; set bytea_output to 'hex'; set datestyle to 'ISO, YMD'");
    const { rows: tables } = await client.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by tablename",
    );
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
      found[name] = rows.map(({ row }) => row).toSorted();
    }
    return found;
  } finally {
    client.release(true);
  }
}

/** Columns, constraints and indexes of the schema, as the database words them. */
export async function shapeOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'`);
  return rows.map(({ line }) => line).toSorted();
}
