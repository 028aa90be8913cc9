import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { OFFER_OUTCOMES } from '#domain/waiting/waiting.ts';
import { arenas } from './arenas.ts';
import { day, instant, oneOf } from './columns.ts';
import { people } from './people.ts';

/** Who waits for taken hours of a day, in the order of `joined_at`. */
export const waiting = pgTable(
  'waiting',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    day: day().notNull(),
    hours: smallint().array().notNull(),
    /** Empty when any court will do. */
    courtIds: uuid().array().notNull(),
    until: instant().notNull(),
    joinedAt: instant().notNull(),
    /** When the person left, or has got all of it. */
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    index('waiting_day')
      .on(table.arenaId, table.day)
      .where(sql`${table.endedAt} is null`),
    index('waiting_person').on(table.personId),
    check('waiting_hours', sql`cardinality(${table.hours}) > 0`),
  ],
);

/**
 * Hours of one court that one of them was asked about. It has the id of the occupant that keeps them meanwhile. The hours
 * count as asked whatever came of it, so that nobody is asked twice, unless a closure took them.
 */
export const waitingOffers = pgTable(
  'waiting_offer',
  {
    arenaId: uuid().notNull(),
    id: uuid().notNull(),
    waitingId: uuid().notNull(),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    day: day().notNull(),
    courtId: uuid().notNull(),
    hours: smallint().array().notNull(),
    madeAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Null while nothing has come of it; it may be over all the same. */
    outcome: text({ enum: OFFER_OUTCOMES }),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'waiting_offer_waiting',
      columns: [table.arenaId, table.waitingId],
      foreignColumns: [waiting.arenaId, waiting.id],
    }),
    index('waiting_offer_of').on(table.arenaId, table.waitingId),
    index('waiting_offer_person').on(table.personId),
    check('waiting_offer_outcome', oneOf(table.outcome, OFFER_OUTCOMES)),
  ],
);
