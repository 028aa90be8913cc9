import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arenas } from './arenas.ts';
import { foundAs, instant, version } from './columns.ts';

/**
 * An arena's own record of a person who needs no account. No other arena sees it. Whoever plays by an account is known by
 * that; here stands whom the desk wrote down.
 */
export const customers = pgTable(
  'customer',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    name: text().notNull(),
    foundAs: foundAs(),
    /** Digits; null where nobody knows it. Two people may have one, and it may change hands. */
    phone: text(),
    /** What the desk wrote about them, for itself; empty when it wrote nothing. */
    note: text().notNull().default(''),
    version: version(),
    madeAt: instant().notNull(),
    /** The one that this record was found to be: itself, until two are joined. */
    rootId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'customer_root',
      columns: [table.arenaId, table.rootId],
      foreignColumns: [table.arenaId, table.id],
    }),
    // A part of a name is looked for among an arena's own, from the index alone.
    index('customer_name').on(table.arenaId, table.foundAs, table.id),
    index('customer_phone')
      .on(table.arenaId, table.phone, table.madeAt)
      .where(sql`${table.phone} is not null`),
    index('customer_of_root').on(table.arenaId, table.rootId),
    check('customer_named', sql`${table.name} <> ''`),
  ],
);
