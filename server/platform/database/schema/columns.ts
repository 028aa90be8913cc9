import { type SQL, sql } from 'drizzle-orm';
import { customType, date, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';
import { folded, sortable } from '../folded.ts';

/** An instant with the milliseconds of a JavaScript Date, so that written and read values compare equal. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** A calendar day in the arena's zone, read and written as 'YYYY-MM-DD'. */
export const day = () => date({ mode: 'string' });

const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** As searches compare the column `name` beside it. */
export const foundAs = () =>
  bytewise()
    .notNull()
    .generatedAlwaysAs(sql.raw(folded('name')));

/** As lists are ordered by the column `name` beside it: text against text, in whatever order the database has for its own. */
export const sortName = () =>
  bytewise()
    .notNull()
    .generatedAlwaysAs(sql.raw(sortable('name')));

/** Money in whole centavos. */
export const centavos = () => integer();

/** `column in ('A', 'B')` for a CHECK: the allowed values of a text column, instead of an enum type. */
export function oneOf(column: PgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/** Counts the owner's changes of a row. A client that edits it sends the version that it saw. */
export const version = () => integer().notNull().default(1);
