import { createHash } from 'node:crypto';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { TestDatabase } from './TestDatabase.ts';

/** Rows of one table, all with the same members. */
interface Insert {
  readonly table: PgTable;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

export const into = <Table extends PgTable>(table: Table, ...rows: readonly Table['$inferInsert'][]): Insert => ({
  table,
  rows,
});

/**
 * Inserts rows of several tables by one statement, which a connection prepares once for all that look alike: people and arenas
 * are made thousands of times in a run, and to build and plan an insert of each row took a tenth of the time of API tests.
 * Keys may point from any of these tables to any other.
 */
export async function insertTogether(
  { pool }: Pick<TestDatabase, 'pool'>,
  ...inserts: readonly Insert[]
): Promise<void> {
  const values: unknown[] = [];
  const parts = inserts.filter(({ rows }) => rows.length > 0).map((each) => textOf(each, values));
  const [last = ''] = parts.splice(-1);
  const before = parts.map((part, index) => `t${index} as (${part})`).join(', ');
  const text = before === '' ? last : `with ${before} ${last}`;
  await pool.query({ name: `t_${createHash('sha1').update(text).digest('base64url')}`, text, values });
}

/** The insert as text; its parameters go on with `values`, to which its own are added. */
function textOf({ table, rows }: Insert, values: unknown[]): string {
  const columns = getTableColumns(table);
  const members = Object.entries(columns).filter(([member]) => rows[0]?.[member] !== undefined);
  const lists = rows.map((row) => {
    const places = members.map(([member, column]) => {
      const value = row[member];
      return `$${values.push(value === null ? null : column.mapToDriverValue(value))}`;
    });
    return `(${places.join(', ')})`;
  });
  const names = members.map(([member, { name, keyAsName }]) => `"${keyAsName ? toSnakeCase(member) : name}"`);
  return `insert into "${getTableName(table)}" (${names.join(', ')}) values ${lists.join(', ')}`;
}
