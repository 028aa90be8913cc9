import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from './columns.ts';

const IDEMPOTENCY_STATES = ['running', 'done'] as const;

/** The stored reply to a write, so that a retry of the same request gets the same reply. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    personId: uuid().notNull(),
    key: text().notNull(),
    methodPath: text().notNull(),
    bodyHash: text().notNull(),
    status: text({ enum: IDEMPOTENCY_STATES }).notNull(),
    replyStatus: integer(),
    reply: jsonb().$type<unknown>(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
    check('idempotency_key_status', oneOf(table.status, IDEMPOTENCY_STATES)),
  ],
);

/** Sheets that pages made, each for as long as its address holds. */
export const keptSheets = pgTable('kept_sheet', {
  id: uuid().primaryKey(),
  personId: uuid().notNull(),
  fileName: text().notNull(),
  csv: text().notNull(),
  expiresAt: instant().notNull(),
});

/** Jobs that must run. Any process may take a due row by setting its lease. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    createdAt: instant().notNull(),
    dueAt: instant().notNull(),
    leaseUntil: instant(),
    attempts: integer().notNull().default(0),
    doneAt: instant(),
    lastError: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** Values that the server generates and must keep: secrets, marks of work done once. */
export const storedSettings = pgTable('setting', {
  key: text().primaryKey(),
  value: text().notNull(),
  createdAt: instant().notNull(),
});
