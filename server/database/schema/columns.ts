import { type SQL, sql } from 'drizzle-orm';
import { date, integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** An instant. Milliseconds, as a JavaScript Date holds: what was written compares equal to what is read. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

/** A calendar day in the arena's zone, read and written as 'YYYY-MM-DD'. */
export const day = () => date({ mode: 'string' });

/** Money in whole centavos. */
export const centavos = () => integer();

/** `column in ('A', 'B')` for a CHECK: the words of a text column, instead of an enum type. */
export function oneOf(column: PgColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/** How often a row was changed by its owner: who changes it says which one they saw. */
export const version = () => integer().notNull().default(1);
