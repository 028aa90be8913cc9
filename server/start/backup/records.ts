/**
 * What a backup says, one record after another: its header, then for each table its columns and its rows, then its end.
 * The same records are written to a file, read from one, or carried from one database straight into another.
 */
export type BackupRecord =
  | { readonly type: 'header'; readonly header: Header }
  | { readonly type: 'table'; readonly table: string; readonly columns: readonly string[] }
  | { readonly type: 'rows'; readonly rows: readonly Row[] };

export interface Header {
  /** When the database was as the backup shows it, by the database's clock. */
  readonly createdAt: string;
  /** The migrations that had been applied: they make the tables that the rows fit into. */
  readonly migrations: readonly string[];
}

/** A row as PostgreSQL writes its values in text, in the order of the table's columns. */
export type Row = readonly (string | null)[];

export interface Summary {
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
}

/** Counts the records as they pass. */
export function countRecords(): { readonly count: (record: BackupRecord) => void; readonly summary: () => Summary } {
  let createdAt = '';
  let tables = 0;
  let rows = 0;
  return {
    count(record) {
      if (record.type === 'header') createdAt = record.header.createdAt;
      else if (record.type === 'table') tables += 1;
      else rows += record.rows.length;
    },
    summary: () => ({ createdAt, tables, rows }),
  };
}
