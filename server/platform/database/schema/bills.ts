import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { people } from './people.ts';
import { series } from './series.ts';

/**
 * The bills that an arena let off, with the reason. What a bill comes to is read from the reservations, whose discounts these are;
 * no other bill has a row.
 */
export const forgivenBills = pgTable(
  'forgiven_bill',
  {
    arenaId: uuid().notNull(),
    seriesId: uuid().notNull(),
    /** The first day of the month. */
    month: day().notNull(),
    at: instant().notNull(),
    forgivenBy: uuid()
      .notNull()
      .references(() => people.id),
    reason: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.seriesId, table.month] }),
    foreignKey({
      name: 'forgiven_bill_series',
      columns: [table.arenaId, table.seriesId],
      foreignColumns: [series.arenaId, series.id],
    }),
    check('forgiven_bill_month', sql`extract(day from ${table.month}) = 1`),
  ],
);
