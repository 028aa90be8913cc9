import { index, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import type { ShownChoice } from '#domain/booking/shownChoice.ts';
import { arenas } from './arenas.ts';
import { day, instant } from './columns.ts';
import { people } from './people.ts';

/** The hours that players have chosen and not booked, shown to others until `until`. They keep nothing for anybody. */
export const choices = pgTable(
  'choice',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    personId: uuid()
      .notNull()
      .references(() => people.id),
    day: day().notNull(),
    hours: jsonb().$type<ShownChoice['hours']>().notNull(),
    until: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.personId] }),
    index('choice_day').on(table.arenaId, table.day),
    index('choice_person').on(table.personId),
  ],
);
