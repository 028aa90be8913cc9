import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { IMPORT_KINDS } from '#domain/imports/kinds.ts';
import { arenas } from './arenas.ts';
import { day, instant, oneOf } from './columns.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';

/** The imports of spreadsheets, so that one can be undone as a whole. */
export const sheetImports = pgTable(
  'sheet_import',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    at: instant().notNull(),
    importedBy: uuid()
      .notNull()
      .references(() => people.id),
    /** As the browser named it; empty when it did not. */
    fileName: text().notNull(),
    /** What came in; null of reservations. */
    kind: text({ enum: IMPORT_KINDS }),
    /** How many reservations or records it made or filled; it grows with each part. */
    made: integer().notNull().default(0),
    /** How many of them were undone. */
    undone: integer().notNull().default(0),
    /** When its undo had come to the end, and who began it last. */
    undoneAt: instant(),
    undoneBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    index('sheet_import_at').on(table.arenaId, table.at),
    check('sheet_import_kind', oneOf(table.kind, IMPORT_KINDS)),
    check('sheet_import_undone', sql`${table.undone} between 0 and ${table.made}`),
  ],
);

/** The rows of spreadsheets that became reservations, so that none does twice, whatever became of the reservation. */
export const importedRows = pgTable(
  'imported_row',
  {
    arenaId: uuid().notNull(),
    day: day().notNull(),
    /** A digest of what the row says. */
    key: text().notNull(),
    reservationId: uuid().notNull(),
    at: instant().notNull(),
    /** Null for what was imported before this was kept. */
    importId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.day, table.key] }),
    foreignKey({
      name: 'imported_row_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'imported_row_import',
      columns: [table.arenaId, table.importId],
      foreignColumns: [sheetImports.arenaId, sheetImports.id],
    }),
    index('imported_row_of_import')
      .on(table.arenaId, table.importId)
      .where(sql`${table.importId} is not null`),
  ],
);

/** The records of customers that a spreadsheet made or filled, so that it can be undone. */
export const importedCustomers = pgTable(
  'imported_customer',
  {
    arenaId: uuid().notNull(),
    importId: uuid().notNull(),
    /** No foreign key: the version before deletes records that nothing refers to, and knows of none of these. */
    customerId: uuid().notNull(),
    /** The import made it; else it filled what the record did not have. */
    isNew: boolean().notNull(),
    /** The columns that it filled. */
    filled: text().array().notNull().default([]),
    /** The record's version once the import was done with it: another one says that somebody changed it since. */
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.importId, table.customerId] }),
    foreignKey({
      name: 'imported_customer_import',
      columns: [table.arenaId, table.importId],
      foreignColumns: [sheetImports.arenaId, sheetImports.id],
    }),
    index('imported_customer_of_record').on(table.arenaId, table.customerId),
  ],
);
