import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arenas } from './arenas.ts';
import { centavos, instant, version } from './columns.ts';
import { customers } from './customers.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';

/** What an arena sells beside hours. One that is not sold any more stays, for what was sold of it. */
export const products = pgTable(
  'product',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    name: text().notNull(),
    priceCentavos: centavos().notNull(),
    /** How many are left; null where nobody counts. */
    stock: integer(),
    version: version(),
    madeAt: instant().notNull(),
    /** When it was taken off sale. */
    retiredAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    check('product_price', sql`${table.priceCentavos} > 0`),
    // No desk sells what another has sold.
    check('product_stock', sql`${table.stock} >= 0`),
  ],
);

/**
 * A product that was sold, as it was agreed then: a later price changes no sale. While it is neither paid nor undone, its sum is
 * owed. Its money is in the ledger, and in no sum of a reservation.
 */
export const sales = pgTable(
  'sale',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    productId: uuid().notNull(),
    name: text().notNull(),
    unitCentavos: centavos().notNull(),
    quantity: integer().notNull(),
    /** Whether it was taken out of a stock, and goes back there when it is undone. */
    isCounted: boolean().notNull(),
    /** Onto whose account it was sold; null for the counter and for a customer. */
    reservationId: uuid(),
    /** Who owes or paid it, as the reservation or record said then; all null where nobody knows. */
    playerId: uuid().references(() => people.id),
    guestPlayerName: text(),
    customerId: uuid(),
    soldAt: instant().notNull(),
    soldBy: uuid()
      .notNull()
      .references(() => people.id),
    paidAt: instant(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'sale_product',
      columns: [table.arenaId, table.productId],
      foreignColumns: [products.arenaId, products.id],
    }),
    foreignKey({
      name: 'sale_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'sale_customer',
      columns: [table.arenaId, table.customerId],
      foreignColumns: [customers.arenaId, customers.id],
    }),
    // Few are owed, and the list of who owes looks for them.
    index('sale_owed')
      .on(table.arenaId)
      .where(sql`${table.paidAt} is null and ${table.undoneAt} is null`),
    index('sale_of_reservation')
      .on(table.arenaId, table.reservationId)
      .where(sql`${table.reservationId} is not null`),
    index('sale_of_customer')
      .on(table.arenaId, table.customerId)
      .where(sql`${table.customerId} is not null`),
    // The last ones at the counter.
    index('sale_at_counter')
      .on(table.arenaId, table.id)
      .where(sql`${table.reservationId} is null and ${table.customerId} is null and ${table.undoneAt} is null`),
    check('sale_pieces', sql`${table.quantity} > 0 and ${table.unitCentavos} > 0`),
    check('sale_undone', sql`(${table.undoneAt} is null) = (${table.undoneBy} is null)`),
    check(
      'sale_of_somebody',
      sql`${table.paidAt} is not null or ${table.undoneAt} is not null or num_nonnulls(${table.playerId}, ${table.guestPlayerName}) = 1`,
    ),
  ],
);
