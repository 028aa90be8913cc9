import type { TestDatabase } from './TestDatabase.ts';
import { withMaintenance } from './postgresServer.ts';

/** Every write is refused with this SQLSTATE from now on, as by a disk that is full. Returns what ends it. */
export async function refuseWrites({ pool }: TestDatabase, sqlState: string): Promise<() => Promise<void>> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
  );
  const onAll = (make: (table: string) => string): string => rows.map(({ name }) => make(name)).join('; ');
  await pool.query(`create or replace function refuse_write() returns trigger language plpgsql
    as $$ begin raise exception 'could not extend file' using errcode = '${sqlState}'; end $$`);
  await pool.query(
    onAll(
      (table) => `create trigger refuse before insert or update or delete on ${table} execute function refuse_write()`,
    ),
  );
  return async () => void (await pool.query(onAll((table) => `drop trigger refuse on ${table}`)));
}

/** Makes the database read-only, or writable again, as its administrator or a failover does. */
export async function setReadOnly(database: TestDatabase, mode: 'on' | 'off'): Promise<void> {
  if (database.kind === 'embedded') {
    await database.pool.query(`set default_transaction_read_only = ${mode}`);
    return;
  }
  const name = await nameOf(database);
  await withMaintenance((client) => client.query(`alter database ${name} set default_transaction_read_only = ${mode}`));
  await cutConnections(name);
}

/** Ends all connections to the database, whatever they are doing; returns how many there were. */
export async function cutConnections(name: string): Promise<number> {
  const { rowCount } = await withMaintenance((client) =>
    client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
  );
  return rowCount ?? 0;
}

export async function nameOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}
