import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { RECORD_ANSWERS } from '#domain/people/arenaRecord.ts';
import { arenas } from './arenas.ts';
import { foundAs, instant, oneOf, version } from './columns.ts';
import { people } from './people.ts';

/**
 * An arena's own record of a person who needs no account. No other arena sees it. Whoever plays by an account is known by
 * that; here stands whom the desk wrote down.
 */
export const customers = pgTable(
  'customer',
  {
    arenaId: uuid()
      .notNull()
      .references(() => arenas.id),
    id: uuid().notNull(),
    name: text().notNull(),
    foundAs: foundAs(),
    /** Digits; null where nobody knows it. Two people may have one, and it may change hands. */
    phone: text(),
    /** What the desk wrote about them, for itself; empty when it wrote nothing. */
    note: text().notNull().default(''),
    /** 11 digits. Owners and managers alone see it. */
    cpf: text(),
    email: text(),
    /** `03-15`, or `1990-03-15` where the year is known. */
    birthday: text(),
    city: text(),
    tags: text().array().notNull().default([]),
    version: version(),
    madeAt: instant().notNull(),
    /** The one that this record was found to be: itself, until two are joined. */
    rootId: uuid().notNull(),
    /** The record that it was joined to by itself, so that taking it out takes what had come with it; null of a root. */
    parentId: uuid(),
    /** The account whose person was asked whether the record is theirs. Of a root alone. */
    playerId: uuid().references(() => people.id),
    askedAt: instant(),
    /** Null as long as the question waits for one. Joined to the account is what was accepted. */
    answer: text({ enum: RECORD_ANSWERS }),
    /** Since when it says nothing of anybody: it stays for the reservations that have it. */
    erasedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.arenaId, table.id] }),
    foreignKey({
      name: 'customer_root',
      columns: [table.arenaId, table.rootId],
      foreignColumns: [table.arenaId, table.id],
    }),
    // A part of a name is looked for among an arena's own, from the index alone.
    index('customer_name').on(table.arenaId, table.foundAs, table.id),
    index('customer_phone')
      .on(table.arenaId, table.phone, table.madeAt)
      .where(sql`${table.phone} is not null`),
    index('customer_of_root').on(table.arenaId, table.rootId),
    index('customer_of_player')
      .on(table.playerId, table.arenaId)
      .where(sql`${table.playerId} is not null`),
    check('customer_answer', oneOf(table.answer, RECORD_ANSWERS)),
    check('customer_asked', sql`(${table.playerId} is null) = (${table.askedAt} is null)`),
    // The tags of an arena are read from the few records that have any.
    index('customer_tagged')
      .on(table.arenaId)
      .where(sql`${table.tags} <> '{}'`),
    check('customer_named', sql`${table.name} <> ''`),
  ],
);
