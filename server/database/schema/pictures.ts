import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Uploaded pictures, encoded anew in each of the widths that the app shows. */
export const pictures = pgTable(
  'picture',
  {
    /** Random: knowing an address is being allowed to see it. */
    id: text().notNull(),
    width: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.width] }), index('picture_age').on(table.createdAt)],
);
