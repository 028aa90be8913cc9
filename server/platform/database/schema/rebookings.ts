import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REBOOKING_STATES } from '#domain/closures/rebooking.ts';
import { centavos, instant, oneOf } from './columns.ts';
import { cancellations } from './ledger.ts';
import { reservations } from './reservations.ts';

/**
 * Paid reservations that a closure cancelled, and whose players may choose another hour: one for each cancellation, with its
 * id. What the arena had received stays with the reservation meanwhile, and a PIX is due to go back when the term ends.
 */
export const rebookings = pgTable(
  'rebooking',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    closureId: uuid().notNull(),
    /** What was paid: received at the arena, or by PIX. */
    paidCentavos: centavos().notNull(),
    isByPix: boolean().notNull(),
    /** When the undo of the closure is over and it may be chosen, and when it may no longer be. */
    since: instant().notNull(),
    until: instant().notNull(),
    state: text({ enum: REBOOKING_STATES }).notNull(),
    /** When it was chosen, or the term ended. */
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'rebooking_cancellation',
      columns: [table.arenaId, table.id],
      foreignColumns: [cancellations.arenaId, cancellations.id],
    }),
    foreignKey({
      name: 'rebooking_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    index('rebooking_of_closure').on(table.arenaId, table.closureId),
    uniqueIndex('rebooking_open')
      .on(table.arenaId, table.reservationId)
      .where(sql`${table.state} = 'offered'`),
    index('rebooking_of_reservation').on(table.reservationId),
    check('rebooking_state', oneOf(table.state, REBOOKING_STATES)),
    check('rebooking_ended', sql`(${table.state} = 'offered') = (${table.endedAt} is null)`),
    check('rebooking_paid', sql`${table.paidCentavos} > 0`),
  ],
);
