import type { Clock } from '../../server/database/clock.ts';
import type { Database } from '../../server/database/database.ts';

export interface TestDatabase extends Database {
  /** Time goes on by so much at once, for every `now` that this database tells. */
  readonly passTime: (ms: number) => void;
  /** Deletes every row: faster than a new database. */
  readonly empty: () => Promise<void>;
}

/** @param ahead how far ahead of the database it begins, in milliseconds */
export function movableClock(ahead = 0): Clock & { readonly passTime: (ms: number) => void } {
  return { aheadMs: () => ahead, passTime: (ms) => void (ahead += ms) };
}

export function withTestVerbs(database: Database, passTime: (ms: number) => void): TestDatabase {
  return {
    ...database,
    passTime,
    async empty() {
      const { rows } = await database.pool.query<{ name: string }>(
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migration'",
      );
      // Seventy tables with next to nothing in them: to truncate each takes a new file. `replica` leaves the foreign keys alone.
      const deletes = rows.map(({ name }) => `delete from ${name};`).join(' ');
      await database.pool.query(`begin; set local session_replication_role = replica; ${deletes} commit`);
    },
  };
}
