import type { Clock } from '#platform/database/clock.ts';
import type { Database } from '#platform/database/database.ts';

export interface TestDatabase extends Database {
  /** Time goes on by so much at once, for every `now` that this database tells. */
  readonly passTime: (ms: number) => void;
  /** Deletes every row: faster than a new database. */
  readonly empty: () => Promise<void>;
  /** The same, and nothing is left of the rows: those that are gone would be read again and again. */
  readonly emptyForGood: () => Promise<void>;
}

/** @param ahead how far ahead of the database it begins, in milliseconds */
export function movableClock(ahead = 0): Clock & { readonly passTime: (ms: number) => void } {
  return { aheadMs: () => ahead, passTime: (ms) => void (ahead += ms) };
}

export function withTestVerbs(database: Database, passTime: (ms: number) => void): TestDatabase {
  /** Empties the tables that hold anything, and tells their names. */
  async function empty(): Promise<readonly string[]> {
    const { rows } = await database.pool.query<{ name: string }>(HOLDING);
    const names = rows.map(({ name }) => name);
    // To truncate each takes a new file. `replica` leaves the foreign keys alone.
    const deletes = names.map((name) => `delete from ${name};`).join(' ');
    await database.pool.query(`begin; set local session_replication_role = replica; ${deletes} commit`);
    return names;
  }

  return {
    ...database,
    passTime,
    empty: async () => void (await empty()),
    async emptyForGood() {
      const names = await empty();
      if (names.length > 0) await database.pool.query(`vacuum ${names.join(', ')}`);
    },
  };
}

/** Tables that have a page: of a hundred, a test uses a few. */
const HOLDING = `
  select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration' and pg_relation_size(oid) > 0`;
