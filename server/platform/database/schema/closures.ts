import { check, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { CLOSURE_REASONS } from '#domain/hours/closureReason.ts';
import { arenas } from './arenas.ts';
import { day, instant, oneOf } from './columns.ts';
import { people } from './people.ts';

/**
 * Courts that were closed for some hours. The occupant of the same id has the hours that are still closed; what is here
 * stays when they are over.
 */
export const closures = pgTable(
  'closure',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    reason: text({ enum: CLOSURE_REASONS }).notNull(),
    fromDay: day().notNull(),
    untilDay: day().notNull(),
    startHour: smallint().notNull(),
    endHour: smallint().notNull(),
    at: instant().notNull(),
    closedBy: uuid()
      .notNull()
      .references(() => people.id),
    /** When its undo brought everything back. */
    undoneAt: instant(),
    undoneBy: uuid().references(() => people.id),
    /** When hours of it that were still ahead were last opened again; what it had cancelled stayed so. */
    reopenedAt: instant(),
    reopenedBy: uuid().references(() => people.id),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    check('closure_reason', oneOf(table.reason, CLOSURE_REASONS)),
  ],
);
