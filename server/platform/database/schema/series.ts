import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SPORTS } from '#domain/courts/sport.ts';
import { FIFTH_WEEKS, SKIPPED_WEEKS } from '#domain/series/monthlySum.ts';
import { arenas, courts } from './arenas.ts';
import { centavos, day, instant, oneOf } from './columns.ts';
import { customers } from './customers.ts';
import { people } from './people.ts';

/** What an arena agreed with somebody who plays every week. Ended ones stay, with the last day that they had. */
export const series = pgTable(
  'series',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    playerId: uuid().references(() => people.id),
    guestPlayerName: text(),
    guestPhone: text(),
    /** Of a guest, their record; null of what the version before wrote, until a job gives it one. Of a player it says nothing. */
    customerId: uuid(),
    /** Its name stays when the court is deleted after the series. */
    courtId: uuid().notNull(),
    courtName: text().notNull(),
    weekday: smallint().notNull(),
    startHour: smallint().notNull(),
    hours: smallint().notNull(),
    sport: text({ enum: SPORTS }).notNull(),
    fromDay: day().notNull(),
    untilDay: day(),
    /** The series of the same person that it goes on with other terms; null of one that begins. */
    continues: uuid(),
    /** Of one week; with a monthly sum that of a month's fourth week. */
    priceCentavos: centavos().notNull(),
    /** Of one month, where that is agreed, with what a fifth and a skipped week do; else all three are null. */
    monthlyCentavos: centavos(),
    fifthWeek: text({ enum: FIFTH_WEEKS }),
    skippedWeek: text({ enum: SKIPPED_WEEKS }),
    /** Its weeks up to this day are rows of `series_week`. */
    claimedUntil: day().notNull(),
    madeAt: instant().notNull(),
    madeBy: uuid()
      .notNull()
      .references(() => people.id),
    /** When somebody ended it; its last day is `untilDay`. */
    endedAt: instant(),
    endedBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    // Those whose claims are to be extended.
    index('series_claimed').on(table.claimedUntil),
    index('series_player').on(table.playerId),
    foreignKey({
      name: 'series_customer',
      columns: [table.arenaId, table.customerId],
      foreignColumns: [customers.arenaId, customers.id],
    }),
    index('series_of_customer')
      .on(table.arenaId, table.customerId)
      .where(sql`${table.customerId} is not null`),
    foreignKey({
      name: 'series_continues',
      columns: [table.arenaId, table.continues],
      foreignColumns: [table.arenaId, table.id],
    }),
    // A series changes once; what it became changes next.
    uniqueIndex('series_continued').on(table.arenaId, table.continues),
    check('series_for_one', sql`(${table.playerId} is null) <> (${table.guestPlayerName} is null)`),
    check('series_sport', oneOf(table.sport, SPORTS)),
    check('series_fifth_week', oneOf(table.fifthWeek, FIFTH_WEEKS)),
    check('series_skipped_week', oneOf(table.skippedWeek, SKIPPED_WEEKS)),
    check(
      'series_monthly',
      sql`(${table.monthlyCentavos} is null) = (${table.fifthWeek} is null)
        and (${table.monthlyCentavos} is null) = (${table.skippedWeek} is null)`,
    ),
    check('series_weekday', sql`${table.weekday} between 0 and 6`),
    check(
      'series_hours',
      sql`${table.startHour} >= 0 and ${table.hours} > 0 and ${table.startHour} + ${table.hours} <= 24`,
    ),
  ],
);

/**
 * The hour of a weekday that is a series' on the days that it has not claimed yet. The primary key makes two such series
 * of one hour impossible; it is there as long as the series goes beyond its claims.
 */
export const seriesRights = pgTable(
  'series_right',
  {
    arenaId: uuid().notNull(),
    courtId: uuid().notNull(),
    weekday: smallint().notNull(),
    hour: smallint().notNull(),
    seriesId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ name: 'series_right_key', columns: [table.arenaId, table.courtId, table.weekday, table.hour] }),
    foreignKey({
      name: 'series_right_court',
      columns: [table.arenaId, table.courtId],
      foreignColumns: [courts.arenaId, courts.id],
    }),
    foreignKey({
      name: 'series_right_series',
      columns: [table.arenaId, table.seriesId],
      foreignColumns: [series.arenaId, series.id],
    }),
  ],
);
