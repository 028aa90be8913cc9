import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { day, instant } from './columns.ts';
import { reservations } from './reservations.ts';

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
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.day, table.key] }),
    foreignKey({
      name: 'imported_row_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
  ],
);
