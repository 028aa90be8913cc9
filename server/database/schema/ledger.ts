import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { Method, MovementKind } from '../../../domain/agenda/movement.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';

/**
 * The ledger of what is paid at the arena: rows are added, and never changed or deleted. The movements of a reservation
 * add up to its `settledCentavos`.
 */
export const movements = pgTable(
  'movement',
  {
    arenaId: uuid().notNull(),
    /** A payment's or discount's is also its installment's. */
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    kind: text({ enum: MovementKind.literals }).notNull(),
    /** How the money came or went; null where none moves. An undo has that of what it takes back. */
    method: text({ enum: Method.literals }),
    /** Above zero for what settles the reservation, below zero for what unsettles it. */
    valueCentavos: centavos().notNull(),
    at: instant().notNull(),
    /** Null for what was written down before this was kept. */
    recordedBy: uuid().references(() => people.id),
    /** Who paid, as it was typed; empty if nothing was. */
    note: text().notNull().default(''),
    /** The movement that this one takes back. */
    undoesId: uuid(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'movement_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'movement_undoes',
      columns: [table.arenaId, table.undoesId],
      foreignColumns: [table.arenaId, table.id],
    }),
    // Nothing is taken back twice.
    uniqueIndex('movement_undone_once')
      .on(table.arenaId, table.undoesId)
      .where(sql`${table.undoesId} is not null`),
    index('movement_of_reservation').on(table.arenaId, table.reservationId),
    check('movement_kind', oneOf(table.kind, MovementKind.literals)),
    check('movement_method', oneOf(table.method, Method.literals)),
    check('movement_undoes_one', sql`(${table.kind} = 'undo') = (${table.undoesId} is not null)`),
    check(
      'movement_value',
      sql`case ${table.kind} when 'payment' then ${table.valueCentavos} > 0 when 'discount' then ${table.valueCentavos} > 0
        when 'undo' then ${table.valueCentavos} <> 0 else ${table.valueCentavos} < 0 end`,
    ),
    check(
      'movement_has_method',
      sql`${table.kind} = 'undo' or (${table.kind} in ('payment', 'refund')) = (${table.method} is not null)`,
    ),
  ],
);
