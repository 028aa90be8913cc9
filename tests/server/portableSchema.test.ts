import { expect, it } from 'vitest';
import { describeOnDatabases } from '../database/databases.ts';

// What PostgreSQL's relatives that spread over machines do without. Red with a `serial` column, a trigger, an enum type, an
// exclusion constraint or an `on delete cascade` in a migration.
describeOnDatabases('the schema', (open) => {
  it.each([
    ['sequence', "select relname as name from pg_class where relkind = 'S'"],
    ['trigger', 'select tgname as name from pg_trigger where not tgisinternal'],
    ['enumerated type', "select typname as name from pg_type where typtype = 'e'"],
    ['exclusion constraint', "select conname as name from pg_constraint where contype = 'x'"],
    ['cascade', "select conname as name from pg_constraint where contype = 'f' and confdeltype <> 'a'"],
  ])('has no %s', async (_what, text) => {
    const { pool } = await open();
    expect((await pool.query(text)).rows).toEqual([]);
  });
});
