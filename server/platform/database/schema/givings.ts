import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ReservationStatus } from '#domain/booking/reservation.ts';
import { centavos, instant, version } from './columns.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';

/** Reservations that were given to somebody else, with whose each was before, so that the last giving can be undone. */
export const givings = pgTable(
  'reservation_giving',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    reservationId: uuid().notNull(),
    at: instant().notNull(),
    givenBy: uuid()
      .notNull()
      .references(() => people.id),
    playerBefore: uuid().references(() => people.id),
    guestNameBefore: text(),
    guestPhoneBefore: text(),
    customerBefore: uuid(),
    madeByBefore: text({ enum: ['player', 'owner'] }).notNull(),
    statusBefore: text({ enum: ReservationStatus.literals }).notNull(),
    /** The reservation's own `statusBefore` and mark of a no-show. */
    openStatusBefore: text({ enum: ReservationStatus.literals }),
    noShowAtBefore: instant(),
    noShowByBefore: uuid().references(() => people.id),
    /** What the giving left. When the reservation has anything else, something followed, and it cannot be undone. */
    whomVersionAfter: version(),
    hoursVersionAfter: version(),
    statusAfter: text({ enum: ReservationStatus.literals }).notNull(),
    settledAfter: centavos().notNull(),
    undoneAt: instant(),
    undoneBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'reservation_giving_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    // The last giving of a reservation is found by it; ids grow with time.
    index('reservation_giving_of').on(table.arenaId, table.reservationId, table.id),
  ],
);
