import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** The address at which a player's calendar is read. Only the hash of its secret is stored; a player has one at most. */
export const calendarFeeds = pgTable('calendar_feed', {
  personId: uuid()
    .primaryKey()
    .references(() => people.id),
  tokenHash: text().notNull().unique(),
  madeAt: instant().notNull(),
});
