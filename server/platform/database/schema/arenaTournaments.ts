import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { arenas } from './arenas.ts';
import { day, instant } from './columns.ts';

/** A tournament announced by an arena. Its status is computed from its days when it is read. */
export const arenaTournaments = pgTable(
  'arena_tournament',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    avatar: text(),
    name: text().notNull(),
    phoneToContact: text().notNull(),
    registrationStartsOn: day().notNull(),
    registrationEndsOn: day().notNull(),
    startsOn: day().notNull(),
    endsOn: day().notNull(),
    createdAt: instant().notNull(),
    cancelledAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    index('arena_tournament_id').on(table.id),
    check('arena_tournament_registration', sql`${table.registrationStartsOn} <= ${table.registrationEndsOn}`),
    check('arena_tournament_days', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);
