import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Uploaded pictures, re-encoded in each width that the app shows. */
export const pictures = pgTable(
  'picture',
  {
    /** Random and not guessable: whoever knows a picture's address may see it. */
    id: text().notNull(),
    width: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.width] }), index('picture_age').on(table.createdAt)],
);
