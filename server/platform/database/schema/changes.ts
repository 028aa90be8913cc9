import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What has changed, for those who look at it. Rows are only added, as the last thing of the transaction that changed it, and
 * read by every process for some minutes. They say where something changed, and never what.
 */
export const changes = pgTable(
  'change',
  {
    id: uuid().primaryKey(),
    topic: text().notNull(),
    /** When the row was written, by the database's clock. It is seen later, after the commit, and so not in this order. */
    at: instant()
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index('change_at').on(table.at)],
);
