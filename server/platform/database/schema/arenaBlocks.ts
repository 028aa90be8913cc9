import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { arenas } from './arenas.ts';
import { instant } from './columns.ts';
import { people } from './people.ts';

/** The arenas that a person does not want to be reached by. They end with the account. */
export const arenaBlocks = pgTable(
  'arena_block',
  {
    personId: uuid()
      .notNull()
      .references(() => people.id),
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.arenaId] }), index('arena_block_arena').on(table.arenaId)],
);
