import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import type { Sport } from '#domain/courts/sport.ts';
import { closures } from './closures.ts';
import { centavos, day, instant, oneOf } from './columns.ts';
import { movements } from './ledger.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';

/** An hour as `reservation_slot` has it. */
export interface HourBefore {
  readonly courtId: string;
  readonly courtName: string;
  readonly timeSlotId: string;
  readonly hour: number;
  readonly sport: Sport;
  readonly priceCentavos: number;
}

/** The moves of reservations to other hours, with what each was before, so that the last one can be undone. */
export const moves = pgTable(
  'reservation_move',
  {
    arenaId: uuid().notNull(),
    /** Also the occupant of the hours left, until the move can no longer be undone. */
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    at: instant().notNull(),
    movedBy: uuid()
      .notNull()
      .references(() => people.id),
    dayBefore: day().notNull(),
    hoursBefore: jsonb().$type<readonly HourBefore[]>().notNull(),
    totalBefore: centavos().notNull(),
    discountBefore: centavos().notNull(),
    statusBefore: text({ enum: ReservationStatus.literals }).notNull(),
    /** The reservation's own `statusBefore`, `closedAt` and mark of a no-show. */
    openStatusBefore: text({ enum: ReservationStatus.literals }),
    closedAtBefore: instant(),
    noShowAtBefore: instant(),
    noShowByBefore: uuid().references(() => people.id),
    /** Where it went, to be read later; null of what the version before moved. */
    dayAfter: day(),
    hoursAfter: jsonb().$type<readonly HourBefore[]>(),
    /** What the move left. When the reservation has anything else, something followed, and it cannot be undone. */
    totalAfter: centavos().notNull(),
    statusAfter: text({ enum: ReservationStatus.literals }).notNull(),
    settledAfter: centavos().notNull(),
    /** What was received beyond the new total, and the movement that gave it back; null when nothing was. */
    excessCentavos: centavos(),
    movementId: uuid(),
    /** The closure that took hours of it; its undo brings them back, and that of the move does not. */
    closureId: uuid(),
    /** Of such a one: the job that returns their part of the PIX; null when no PIX paid for them. */
    jobId: uuid(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'reservation_move_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    foreignKey({
      name: 'reservation_move_movement',
      columns: [table.arenaId, table.movementId],
      foreignColumns: [movements.arenaId, movements.id],
    }),
    foreignKey({
      name: 'reservation_move_closure',
      columns: [table.arenaId, table.closureId],
      foreignColumns: [closures.arenaId, closures.id],
    }),
    index('reservation_move_of_closure')
      .on(table.arenaId, table.closureId)
      .where(sql`${table.closureId} is not null`),
    // The last move of a reservation is found by it; ids grow with time.
    index('reservation_move_of').on(table.arenaId, table.reservationId, table.id),
    check('reservation_move_status_before', oneOf(table.statusBefore, ReservationStatus.literals)),
    check('reservation_move_status_after', oneOf(table.statusAfter, ReservationStatus.literals)),
    check('reservation_move_excess', sql`(${table.excessCentavos} is null) = (${table.movementId} is null)`),
  ],
);
