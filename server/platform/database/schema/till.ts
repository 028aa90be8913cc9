import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { DrawerKind } from '#domain/till/till.ts';
import { arenas } from './arenas.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { people } from './people.ts';

/** The tills of an arena's front desk, one after the other. A closed one never changes again. */
export const tills = pgTable(
  'till',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    openedAt: instant().notNull(),
    openedBy: uuid()
      .notNull()
      .references(() => people.id),
    floatCentavos: centavos().notNull(),
    /** This and what follows: null while it is open. */
    closedAt: instant(),
    closedBy: uuid().references(() => people.id),
    countedCentavos: centavos(),
    /** What should have been in the drawer, reckoned when it was closed. */
    expectedCentavos: bigint({ mode: 'number' }),
    /** What the one who closed it had to say; empty if nothing. */
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    // One open till per arena.
    uniqueIndex('till_open')
      .on(table.arenaId)
      .where(sql`${table.closedAt} is null`),
    index('till_closed')
      .on(table.arenaId, table.closedAt, table.id)
      .where(sql`${table.closedAt} is not null`),
    check('till_sums', sql`${table.floatCentavos} >= 0 and ${table.countedCentavos} >= 0`),
    check(
      'till_closed_whole',
      sql`num_nulls(${table.closedAt}, ${table.closedBy}, ${table.countedCentavos}, ${table.expectedCentavos}) in (0, 4)`,
    ),
  ],
);

/** Cash put into the drawer of a till, or taken out of it, for another reason than a reservation. Rows are only added. */
export const tillCash = pgTable(
  'till_cash',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    tillId: uuid().notNull(),
    kind: text({ enum: DrawerKind.literals }).notNull(),
    valueCentavos: centavos().notNull(),
    at: instant().notNull(),
    recordedBy: uuid()
      .notNull()
      .references(() => people.id),
    /** Why, as it was typed. */
    note: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'till_cash_till',
      columns: [table.arenaId, table.tillId],
      foreignColumns: [tills.arenaId, tills.id],
    }),
    index('till_cash_of_till').on(table.arenaId, table.tillId),
    check('till_cash_kind', oneOf(table.kind, DrawerKind.literals)),
    check('till_cash_value', sql`${table.valueCentavos} > 0`),
  ],
);
