import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * One row a write of the contract, made in its transaction. Without foreign keys: checking one locks the row that it
 * names, and an entry outlives what it is about. It holds identifiers, names of fields and numbers, and nothing typed.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    /** The arena that was written to, or {@link PLATFORM} for everything else. */
    chain: uuid().notNull(),
    id: uuid().notNull(),
    at: instant().notNull(),
    /** The name of the call. */
    deed: text().notNull(),
    /** What the caller acted as. */
    role: text().notNull(),
    personId: uuid(),
    /** What was written: a reservation, a voucher, an event. */
    subjectId: uuid(),
    /** The request's members, see `detailsOf`. */
    details: text().notNull(),
    /** Its place in the chain, from 1; null until it is sealed. */
    number: integer(),
    /** Of this entry and the hash before it. */
    hash: text(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.id] }),
    uniqueIndex('audit_entry_number')
      .on(table.chain, table.number)
      .where(sql`${table.number} is not null`),
    index('audit_entry_unsealed')
      .on(table.chain, table.at)
      .where(sql`${table.number} is null`),
    index('audit_entry_subject')
      .on(table.chain, table.subjectId)
      .where(sql`${table.subjectId} is not null`),
    index('audit_entry_person')
      .on(table.chain, table.personId, table.id)
      .where(sql`${table.personId} is not null`),
  ],
);

/** How far each chain is sealed, and what its last check found. */
export const auditChains = pgTable('audit_chain', {
  chain: uuid().primaryKey(),
  length: integer().notNull().default(0),
  /** The hash of the last sealed entry; empty before the first. */
  head: text().notNull().default(''),
  checkedAt: instant(),
  /** How far it was checked since the last whole check was asked for, and the hash there. */
  checkedLength: integer().notNull().default(0),
  checkedHead: text().notNull().default(''),
  /** How far what had been checked was read again; from the start once it reaches the end. */
  rereadTo: integer().notNull().default(0),
  /** The first entry that is missing or not what was sealed; null when the check found none. */
  faultAt: integer(),
});

/** The chain of what belongs to no arena: accounts, events, what admins decide. */
export const PLATFORM = '00000000-0000-0000-0000-000000000000';
