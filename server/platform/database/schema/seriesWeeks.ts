import { sql } from 'drizzle-orm';
import { check, foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { centavos, day, instant, oneOf } from './columns.ts';
import { people } from './people.ts';
import { reservations } from './reservations.ts';
import { series } from './series.ts';

const STATES = ['made', 'skipped', 'conflict'] as const;

/**
 * A week of a series that is decided: a reservation was made for it, a person skipped it, or its hours were somebody else's
 * when they were to be claimed. A reservation that was cancelled since is a week that was skipped.
 */
export const seriesWeeks = pgTable(
  'series_week',
  {
    arenaId: uuid().notNull(),
    seriesId: uuid().notNull(),
    /** The series' own day, also of a week that is played elsewhere. */
    day: day().notNull(),
    state: text({ enum: STATES }).notNull(),
    reservationId: uuid(),
    /** Of one that was skipped and is paid for all the same: what it cost, which another week of its month bears. */
    carriedCentavos: centavos(),
    at: instant().notNull(),
    /** Who decided it last; null when it was claimed in its time. */
    decidedBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.seriesId, table.day] }),
    foreignKey({
      name: 'series_week_series',
      columns: [table.arenaId, table.seriesId],
      foreignColumns: [series.arenaId, series.id],
    }),
    foreignKey({
      name: 'series_week_reservation',
      columns: [table.arenaId, table.reservationId],
      foreignColumns: [reservations.arenaId, reservations.id],
    }),
    check('series_week_state', oneOf(table.state, STATES)),
    check('series_week_made', sql`(${table.state} = 'made') = (${table.reservationId} is not null)`),
  ],
);
