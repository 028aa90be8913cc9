import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * What a person is told of a change. The kinds and their words are in `domain/notices`.
 *
 * It has no foreign keys: their checks would lock people and arenas after the thing that changed, and whoever leaves
 * locks them the other way round.
 */
export const notices = pgTable(
  'notice',
  {
    personId: uuid().notNull(),
    /** The same for everybody who is told the same thing; in the order in which they were told. */
    id: uuid().notNull(),
    kind: text().notNull(),
    /** What it is about, and which change of it: a repeated telling finds both there, and adds nothing. */
    subjectId: uuid().notNull(),
    change: text().notNull(),
    /** Of which arena's desk; null for what concerns the person themself. */
    arenaId: uuid(),
    /** Whom it names. The name is read when it is shown. */
    aboutId: uuid(),
    facts: jsonb().$type<unknown>().notNull(),
    /** When what it tells of happened. */
    madeAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex('notice_once').on(table.personId, table.kind, table.subjectId, table.change),
    index('notice_unread')
      .on(table.personId, table.id)
      .where(sql`${table.readAt} is null`),
    index('notice_age').on(table.madeAt),
  ],
);
