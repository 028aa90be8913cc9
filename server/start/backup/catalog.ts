import pg from 'pg';

export interface Table {
  readonly name: string;
  /** Without generated columns, which the database computes again. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** The table that says which migrations were applied. A database without it is none of ours. */
export const MIGRATIONS_TABLE = 'schema_migration';

/** The tables of the database, as its own catalog names them. */
export async function readTables(client: pg.PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      json_agg(
        json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum
      ) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    group by c.relname order by c.relname`);
  return rows;
}

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Takes all foreign keys away, so that tables can be filled in any order. Returns what puts them back and checks all rows. */
export async function liftForeignKeys(client: pg.PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<ForeignKey>(`
    select r.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by r.relname, c.conname`);
  const change = ({ table, name }: ForeignKey, verb: 'add' | 'drop'): string =>
    `alter table ${quote(table)} ${verb} constraint ${pg.escapeIdentifier(name)}`;
  for (const key of rows) await client.query(change(key, 'drop'));
  return rows.map((key) => `${change(key, 'add')} ${key.definition}`);
}

export const quote = (name: string): string => `public.${pg.escapeIdentifier(name)}`;
