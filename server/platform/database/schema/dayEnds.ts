import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { arenas } from './arenas.ts';
import { instant } from './columns.ts';

/** Of each arena the day that its owners are told of next, once it is over. Going on to the day after is what tells of one. */
export const dayEnds = pgTable(
  'day_end',
  {
    arenaId: uuid()
      .primaryKey()
      .references(() => arenas.id),
    /** On the arena's calendar. */
    day: date({ mode: 'string' }).notNull(),
    /** When to look whether it is over: at its last hour's end as it was known, or at once when a till was closed. */
    lookAt: instant().notNull(),
  },
  (table) => [index('day_end_look').on(table.lookAt)],
);
