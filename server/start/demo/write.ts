import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '#platform/database/transaction.ts';

/** Inserts a table's rows as one JSON parameter, which is several times faster than thousands of parameters. */
export async function write<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const known = getTableColumns(table);
  const nameOf = (member: string): string => {
    const column = known[member];
    return column === undefined || column.keyAsName ? snakeCase(member) : column.name;
  };
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const list = sql.join(
    columns.map((column) => sql.identifier(nameOf(column))),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [nameOf(column), value]))),
  );
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

function snakeCase(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
