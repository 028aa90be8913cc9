import { Column, type GetColumnData, is, SQL, sql } from 'drizzle-orm';

/** A list of rows in one column, which is null when there are none. */
interface PackedList<Row> {
  readonly column: SQL<Row[] | null>;
  readonly read: (json: unknown) => Row[] | null;
}

type Columns = Readonly<Record<string, Column | SQL<string | number | boolean | null> | PackedList<unknown>>>;

type ValueOf<C> = C extends Column
  ? GetColumnData<C>
  : C extends SQL<infer Value>
    ? Value
    : C extends PackedList<infer Row>
      ? Row[] | null
      : never;

/** A row after reading: the values of the columns, by their names. */
export type Unpacked<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

interface Gathering {
  /** The SQL after the columns, beginning with FROM. */
  readonly rows: SQL;
  readonly order?: SQL;
  /** The subquery runs only where this condition is true. */
  readonly when?: SQL;
}

/**
 * The rows of a list as one column, for queries that read hundreds of lists. Each row is a JSON array: without the names
 * it needs a fraction of the bytes.
 */
export function packedList<C extends Columns>(columns: C, { rows, order, when }: Gathering): PackedList<Unpacked<C>> {
  const row = packed(columns);
  const read = (json: unknown) => (Array.isArray(json) ? json.map((values) => row.unpack(values)) : null);
  const gathered = sql`(select json_agg(${order ? sql`${row.array} order by ${order}` : row.array}) ${rows})`;
  return { column: (when ? sql`case when ${when} then ${gathered} end` : gathered).mapWith(read), read };
}

/** Columns as one JSON array. Writing and reading use the same list of columns, in the same order. */
function packed<C extends Columns>(columns: C) {
  const places = Object.entries(columns).map(([name, column], index) => ({ name, index, read: readerOf(column) }));
  return {
    array: sql`json_build_array(${sql.join(Object.values(columns).map(columnOf), sql`, `)})`,
    unpack(values: readonly unknown[]): Unpacked<C> {
      const row: Record<string, unknown> = {};
      for (const { name, index, read } of places) row[name] = read ? read(values[index]) : values[index];
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each name was written by the same list
      return row as Unpacked<C>;
    },
  };
}

function columnOf(column: Columns[string]): Column | SQL {
  return is(column, Column) || is(column, SQL) ? column : column.column;
}

/** Converts values that JSON changes: instants through their column, and nested lists. Others need no conversion. */
function readerOf(column: Columns[string]): ((json: unknown) => unknown) | undefined {
  if (is(column, SQL)) return undefined;
  if (!is(column, Column)) return column.read;
  return column.dataType === 'date' ? (json) => (json === null ? null : column.mapFromDriverValue(json)) : undefined;
}
