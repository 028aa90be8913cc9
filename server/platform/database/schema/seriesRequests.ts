import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SPORTS } from '#domain/courts/sport.ts';
import { REQUEST_ANSWERS } from '#domain/series/request.ts';
import { arenas } from './arenas.ts';
import { day, instant, oneOf } from './columns.ts';
import { people } from './people.ts';

/** What players ask of arenas: an hour of every week. Answered ones stay. */
export const seriesRequests = pgTable(
  'series_request',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    playerId: uuid()
      .notNull()
      .references(() => people.id),
    /** Null when any court will do. A court that was deleted since is none. */
    courtId: uuid(),
    weekday: smallint().notNull(),
    startHour: smallint().notNull(),
    hours: smallint().notNull(),
    sport: text({ enum: SPORTS }).notNull(),
    fromDay: day().notNull(),
    note: text(),
    askedAt: instant().notNull(),
    answer: text({ enum: REQUEST_ANSWERS }),
    answeredAt: instant(),
    /** Null when nobody answered it by hand. */
    answeredBy: uuid().references(() => people.id),
    /** Why it was refused, for the player. */
    refusalReason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    // A player waits once for an hour of the week.
    uniqueIndex('series_request_waiting')
      .on(table.playerId, table.arenaId, table.weekday, table.startHour)
      .where(sql`${table.answer} is null`),
    index('series_request_player').on(table.playerId),
    check('series_request_answer', oneOf(table.answer, REQUEST_ANSWERS)),
    check('series_request_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    check(
      'series_request_reason',
      sql`(${table.answer} is not distinct from 'refused') = (${table.refusalReason} is not null)`,
    ),
    check('series_request_sport', oneOf(table.sport, SPORTS)),
    check('series_request_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'series_request_hours',
      sql`${table.startHour} >= 0 and ${table.hours} > 0 and ${table.startHour} + ${table.hours} <= 24`,
    ),
  ],
);
